import { useTexts } from '@oa-profile/i18n/react';
import { askedLanguage } from '../../core/account/asked-language.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { useTextsOf } from '../../core/texts/use-texts-of.js';
import { useProfileSelector } from '../../core/store/hooks.js';

/**
 * What a visitor who may ask for a call sends to the account, in the language in which it is asked: whoever answers the
 * chat reads that. In the page's own until, or unless, that one has been loaded.
 */
export function useRequestText(): string {
  const t = useTexts(actionTexts);
  const language = useProfileSelector(({ page }) => askedLanguage(page.account));
  return useTextsOf(actionTexts, language)?.['call.requestText'] ?? t('call.requestText');
}
