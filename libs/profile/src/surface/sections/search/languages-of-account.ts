import type { Account } from '@oa-profile/api-client/schemas';
import { languageOfCountry, matchLanguage, type Language } from '@oa-profile/i18n';

/** The languages of the account's words and of its country, other than that of the page: people type in those, too. */
export function languagesOfAccount(
  { contentLanguage, countryCode }: Pick<Account, 'contentLanguage' | 'countryCode'>,
  page: Language,
): Language[] {
  const all = [contentLanguage && matchLanguage(contentLanguage), languageOfCountry(countryCode)];
  return [...new Set(all)].filter((each): each is Language => Boolean(each) && each !== page);
}
