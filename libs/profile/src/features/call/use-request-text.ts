import { useTexts } from '@oa-profile/i18n/react';
import { askedLanguage } from '../../core/account/asked-language.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { useTextsOf } from '../../core/texts/use-texts-of.js';
import { useProfileSelector } from '../../core/store/hooks.js';

/**
 * The message that requests a call, in the language for asking the account, since its people read the chat. In the
 * page's own language until, or unless, the other has loaded.
 */
export function useRequestText(): string {
  const t = useTexts(actionTexts);
  const language = useProfileSelector(({ page }) => askedLanguage(page.account));
  return useTextsOf(actionTexts, language)?.['call.requestText'] ?? t('call.requestText');
}
