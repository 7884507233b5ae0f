/**
 * A text in which no line ends between a number and its unit, a word of at most three letters or a percent sign: '200
 * g', '10 %'. For names in large letters, where '200' at the end of one line and 'g of beans' in the next are hard to
 * read.
 */
export const keepUnits = (text: string): string =>
  text.replace(/(\d) (?=\p{L}{1,3}(?!\p{L})|[%％])/gu, '$1\u00a0');
