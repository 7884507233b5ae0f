import { dialogOpened, useProfileDispatch, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import {
  loadRelation,
  noticeDismissed,
  type OpenDialog,
  useLiveRegionReady,
  useNoticeAction,
  useNoticeWords,
} from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { ToastRegion } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { isOfFriendship, useFriendMoment } from './moment/use-friend-moment.js';

/** The live region for outcomes of actions. */
export function Notices(): ReactElement {
  const t = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const notices = useProfileSelector((state) => state.notices);
  const wordsOf = useNoticeWords();
  const actionOf = useNoticeAction();
  const isKnown = useLiveRegionReady();
  const befriended = notices.find(isOfFriendship);
  const moment = useFriendMoment(befriended?.id);
  const opener = (id: string, dialog: OpenDialog) => (): void => {
    dispatch(dialogOpened(dialog));
    dispatch(noticeDismissed(id));
  };
  const loader = (id: string) => (): void => {
    dispatch(noticeDismissed(id));
    void dispatch(loadRelation());
  };
  // What is said of a friendship does not change while it is read out.
  const told = notices.filter((notice) => notice !== befriended || moment);
  return (
    <ToastRegion
      toasts={(isKnown ? told : []).map((notice) => ({
        id: notice.id,
        tone: notice.tone === 'failure' ? 'error' : notice.tone,
        text: wordsOf(notice),
        action: notice.loads ? { label: t('common.retry'), onAction: loader(notice.id) } : actionOf(notice),
        onOpen: notice.opens && opener(notice.id, notice.opens),
        ...(notice === befriended && moment),
      }))}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
      dismissLabel={t('common.dismiss')}
    />
  );
}
