import { userMessageKeys } from '@oa-profile/errors';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { ToastRegion } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { useProfileDispatch, useProfileSelector } from '../store/hooks.js';
import { actionTexts } from '../shortcuts/action-texts.js';
import { noticeDismissed, type Notice, type NoticeKey } from './notices-slice.js';

/** Where the page says what just happened. */
export function Notices(): ReactElement {
  const t = useTexts(commonTexts) as (key: string, values: { name: string }) => string;
  // Who notices an action has loaded its texts.
  const action = useTexts(actionTexts) as typeof t;
  const language = useLanguage();
  const dispatch = useProfileDispatch();
  const notices = useProfileSelector((state) => state.notices);
  const name = useProfileSelector(({ page }) => page.account.name);
  const sentence = (key: NoticeKey): string => {
    if (typeof key === 'string') return t(key, { name });
    const [kind, value] = key;
    return kind === 'error' ? t(userMessageKeys[value], { name }) : action(value, { name });
  };
  const wordsOf = ({ keys, text }: Notice): string => text ?? sentences(language, keys.map(sentence));
  return (
    <ToastRegion
      toasts={notices.map((notice) => ({
        id: notice.id,
        tone: notice.tone === 'failure' ? 'error' : 'success',
        text: wordsOf(notice),
        ...(notice.reload && {
          action: { label: t('common.retry', { name }), onAction: () => location.reload() },
        }),
      }))}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
      dismissLabel={t('common.dismiss', { name })}
    />
  );
}
