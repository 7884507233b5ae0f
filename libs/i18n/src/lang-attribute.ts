/**
 * The `lang` of an element whose text may be in another language than the page: without it a screen reader reads Thai
 * in an English voice, and Han characters get the wrong font. Undefined if it is the page's language, or unknown.
 *
 * @param text BCP 47 tag of the text's language
 * @param page the language of the page
 */
export function langAttribute(text: string | undefined, page: string): string | undefined {
  return text === page ? undefined : text;
}
