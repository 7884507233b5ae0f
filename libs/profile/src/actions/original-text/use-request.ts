import { useLocalLanguage } from '@oa-profile/plugin-sdk/page';
import { useTextsOf } from '@oa-profile/plugin-sdk/internal';
import { useTexts } from '@oa-profile/i18n/react';
import { originalTexts } from './original-texts.js';

/** The request to the reader of the pop-up, in their language; undefined until, or unless, that has loaded. */
export function useRequest(key: 'driver.request' | 'staff.request'): string | undefined {
  const language = useLocalLanguage();
  // The page's own words, if the visitor reads the local language anyway.
  const t = useTexts(originalTexts);
  const loaded = useTextsOf(originalTexts, language);
  return language ? loaded?.[key] : t(key);
}
