/** What visible ASCII has besides letters and digits. */
const signs = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Visible ASCII of a length: every sign, then letters. */
export const longest = (length: number, start = ''): string => `${start}${signs}`.padEnd(length, 'x');

/** A text that visitors may write, of a length: all that servers stumble over, then characters of three bytes. */
export const longestText = (length: number): string =>
  `A test of the API. ${signs} é ก็ שלום 👩‍👩‍👧‍👦🏮\t\r\n`.padEnd(length, '字');
