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
