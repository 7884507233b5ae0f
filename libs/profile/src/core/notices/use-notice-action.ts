import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import type { ToastMessage } from '@oa-profile/ui';
import { usePageEnvironment } from '../store/hooks.js';
import { noticeWay } from './notice-way.js';
import type { Notice } from './notices-slice.js';

/** The button that a notice comes with, if it asks for one. Where the page cannot close itself, it is loaded again. */
export function useNoticeAction(): (notice: Notice) => ToastMessage['action'] {
  const t = useTexts(commonTexts);
  const { host } = usePageEnvironment().services;
  const reload = (): void => location.reload();
  return (notice) => {
    const way = noticeWay(notice);
    if (way === 'close' && host.isInsideApp())
      return { label: t('common.close'), onAction: () => host.close() || reload() };
    return way && { label: t('common.retry'), onAction: reload };
  };
}
