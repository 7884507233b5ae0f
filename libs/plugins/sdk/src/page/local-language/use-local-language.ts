import type { Language } from '@oa-profile/i18n';
import { useLanguage } from '@oa-profile/i18n/react';
import { useProfileSelector } from '../store/hooks.js';
import { localLanguage } from './local-language.js';

/** {@link localLanguage} for this account and this visitor. */
export function useLocalLanguage(): Language | undefined {
  const countryCode = useProfileSelector(({ page }) => page.account.countryCode);
  return localLanguage(countryCode, useLanguage());
}
