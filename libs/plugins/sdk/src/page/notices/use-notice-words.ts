import { actionMessageKeys } from '@oa-profile/errors';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { useProfileSelector } from '../store/hooks.js';
import { actionTexts } from '../texts/action-texts.js';
import type { Notice, NoticeKey } from './notices-slice.js';

/** What a notice says. */
export function useNoticeWords(): (notice: Notice) => string {
  const t = useTexts(commonTexts) as (key: string, values: { name: string }) => string;
  // Whoever notices an action has loaded its texts.
  const action = useTexts(actionTexts) as typeof t;
  const language = useLanguage();
  const name = useProfileSelector(({ page }) => page.account.name);
  const sentence = (key: NoticeKey): string => {
    if (typeof key === 'string') return t(key, { name });
    const [kind, value] = key;
    return kind === 'error' ? t(actionMessageKeys[value], { name }) : action(value, { name });
  };
  return ({ keys, text }) => text ?? sentences(language, keys.map(sentence));
}
