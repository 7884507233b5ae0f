import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import type { ToastMessage } from '@oa-profile/ui';
import { usePageEnvironment } from '../store/hooks.js';
import { noticeWay } from './notice-way.js';
import type { Notice } from './notices-slice.js';

/** The button of a notice, if it asks for one. A page that cannot close itself offers to reload instead. */
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
