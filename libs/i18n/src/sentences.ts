import type { Language } from './languages.js';

/**
 * Puts whole sentences one after the other: Japanese and Chinese leave nothing between them, the others a space. Those
 * that are not said (`false`, undefined, empty) are left out.
 *
 * @example
 * ```ts
 * sentences('ja', ['予約できませんでした。', 'もう一度お試しください。']); // '予約できませんでした。もう一度お試しください。'
 * ```
 */
export function sentences(language: Language, texts: readonly (string | false | undefined)[]): string {
  return texts.filter(Boolean).join(language === 'ja' || language === 'zh-TW' ? '' : ' ');
}
