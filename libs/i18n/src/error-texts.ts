import { userMessageKeyNames, type UserMessageKey } from '@oa-profile/errors/internal';
import { fallbackLanguage, matchLanguage } from './languages.js';
import { commonTexts } from './locales/index.js';

/**
 * The sentences that visitors read when something fails, as data: this entry needs no i18n library.
 *
 * @param language BCP 47 tag; English where there is no nearer language
 * @param app the name of the messaging app, which one of the sentences says
 * @example
 * ```ts
 * const texts = await errorTexts('ja', 'Messenger');
 * show(texts[actionMessageKeys[toProfileError(caught).code]]);
 * ```
 */
export async function errorTexts(
  language: string,
  app: string,
): Promise<Readonly<Record<UserMessageKey, string>>> {
  const texts = await commonTexts.load(matchLanguage(language) ?? fallbackLanguage);
  const entries = userMessageKeyNames.map((key) => [key, (texts[key] ?? '').replaceAll('{{app}}', app)]);
  return Object.fromEntries(entries) as Record<UserMessageKey, string>;
}
