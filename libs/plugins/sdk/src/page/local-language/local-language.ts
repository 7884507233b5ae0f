import { languageOfCountry, type Language } from '@oa-profile/i18n';

/**
 * The language that people around the account read, if it is not the visitor's: a driver or a waiter there cannot be
 * shown the page as it is. Undefined if it is the same, or if the local language is unknown.
 */
export function localLanguage(countryCode: string, language: Language): Language | undefined {
  const local = languageOfCountry(countryCode);
  return local === language ? undefined : local;
}
