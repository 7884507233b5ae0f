import type { Language } from './languages.js';

/**
 * Joins whole sentences: without spaces in Japanese and Chinese, with a space in the others. `false`, undefined and
 * empty ones are skipped.
 *
 * @example
 * ```ts
 * sentences('ja', ['予約できませんでした。', 'もう一度お試しください。']); // '予約できませんでした。もう一度お試しください。'
 * ```
 */
export function sentences(language: Language, texts: readonly (string | false | undefined)[]): string {
  return texts.filter(Boolean).join(/^(?:ja|zh)/.test(language) ? '' : ' ');
}

/** A private-use character, which no text contains. */
const MARK = '\uE000';

/**
 * The text before and after a part that is marked up, such as a name in another language.
 *
 * @example
 * ```tsx
 * const [before, after] = textAround((name) => t('common.backTo', { name }));
 * return <>{before}<span lang="ja">木漏れ日珈琲</span>{after}</>;
 * ```
 */
export function textAround(textWith: (part: string) => string): [before: string, after: string] {
  const [before = '', ...after] = textWith(MARK).split(MARK);
  return [before, after.join('')];
}

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
