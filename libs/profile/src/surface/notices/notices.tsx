import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { ToastRegion, type ToastMessage } from '@oa-profile/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import { useNoticeWords } from '../../core/notices/use-notice-words.js';
import { noticeWay } from '../../core/notices/notice-way.js';
import { noticeDismissed, type Notice } from '../../core/notices/notices-slice.js';

/**
 * Milliseconds for which the region stands empty before its first message. It comes with code that is loaded late, and a
 * message can have been waiting for it; assistive technology announces only what changes in a region that it knows.
 */
const GETTING_KNOWN = 100;

/** Where the page says what just happened. */
export function Notices(): ReactElement {
  const t = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const { host } = usePageEnvironment().services;
  const notices = useProfileSelector((state) => state.notices);
  const wordsOf = useNoticeWords();
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), GETTING_KNOWN);
    return () => clearTimeout(timer);
  }, []);
  const actionOf = (notice: Notice): ToastMessage['action'] => {
    const way = noticeWay(notice);
    const reload = (): void => location.reload();
    if (way === 'close' && host.isInsideApp())
      return { label: t('common.close'), onAction: () => host.close() || reload() };
    return way && { label: t('common.retry'), onAction: reload };
  };
  return (
    <ToastRegion
      toasts={(isKnown ? notices : []).map((notice) => ({
        id: notice.id,
        tone: notice.tone === 'failure' ? 'error' : 'success',
        text: wordsOf(notice),
        action: actionOf(notice),
      }))}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
      dismissLabel={t('common.dismiss')}
    />
  );
}
