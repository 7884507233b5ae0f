import { langAttribute } from '@oa-profile/i18n';
import { useLanguage } from '@oa-profile/i18n/react';
import { useProfileSelector } from '../store/hooks.js';

/** The `lang` of the account's own words, which need not be in the language of the page. */
export function useAccountLang(): string | undefined {
  const contentLanguage = useProfileSelector(({ page }) => page.account.contentLanguage);
  return langAttribute(contentLanguage, useLanguage());
}
