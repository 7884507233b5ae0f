import { languages } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { useEffect, useState } from 'react';
import { actionTexts } from '../../core/texts/action-texts.js';
import { useProfileSelector } from '../../core/store/hooks.js';

/**
 * The message that asks an account for a call, in the account's language: its people read it. In the page's language until
 * the other one has been loaded.
 */
export function useRequestText(): string {
  const t = useTexts(actionTexts);
  const contentLanguage = useProfileSelector(({ page }) => page.account.contentLanguage);
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    const language = languages.find((known) => known === contentLanguage);
    if (!language) return;
    actionTexts.load(language).then(
      (texts) => setLoaded(texts['call.requestText']),
      // The page's own language will be understood, too.
      () => undefined,
    );
  }, [contentLanguage]);
  return loaded ?? t('call.requestText');
}
