import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { ToastRegion } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { useProfileDispatch, useProfileSelector } from '../store/hooks.js';
import { noticeDismissed, type Notice } from './notices-slice.js';

/** Where the page says what just happened. */
export function Notices(): ReactElement {
  const t = useTexts(commonTexts) as (key: string, values: { name: string }) => string;
  const dispatch = useProfileDispatch();
  const notices = useProfileSelector((state) => state.notices);
  const name = useProfileSelector(({ page }) => page.account.name);
  const wordsOf = ({ keys, text }: Notice): string => text ?? keys.map((key) => t(key, { name })).join(' ');
  return (
    <ToastRegion
      toasts={notices.map((notice) => ({
        id: notice.id,
        tone: notice.tone === 'failure' ? 'error' : 'success',
        text: wordsOf(notice),
      }))}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
      dismissLabel={t('common.dismiss', { name })}
    />
  );
}
