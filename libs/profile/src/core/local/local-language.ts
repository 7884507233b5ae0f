import { languageOfCountry, type Language } from '@oa-profile/i18n';

/**
 * The language that people around the account read, for visitors of whom it is not the language: whoever drives them
 * there, or takes their order, cannot be shown the page as it is. Undefined for visitors who read the same, and where
 * nobody knows what is read there.
 */
export function localLanguage(countryCode: string, language: Language): Language | undefined {
  const local = languageOfCountry(countryCode);
  return local === language ? undefined : local;
}
