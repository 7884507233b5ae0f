import { type ProfileStore, usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import type { Notice } from '@oa-profile/plugin-sdk/internal';
import { useI18n } from '@oa-profile/i18n/react';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { FriendMoment } from './friend-moment.js';

/** For so long a message waits for the reason to be glad, and for its code. */
const WAITS_FOR_MS = 1000;

/** Whether a notice says that the visitor has become a friend, by what they did here. */
export const isOfFriendship = ({ keys: [first] }: Notice): boolean =>
  first === 'done.addFriend' || first === 'done.unblock';

/**
 * What the visitor has to be glad of, for the notice that they have become a friend: undefined until that is known, and empty if
 * there is nothing, or if its code cannot be loaded.
 */
export function useFriendMoment(noticeId: string | undefined): FriendMoment | undefined {
  const store = useStore() as ProfileStore;
  const i18n = useI18n();
  const { services } = usePageEnvironment();
  // What has been told does not change.
  const [told, setTold] = useState<Readonly<Record<string, FriendMoment>>>({});
  useEffect(() => {
    if (noticeId === undefined) return;
    const tell = (moment: FriendMoment = {}): void =>
      setTold((before) => ({ [noticeId]: moment, ...before }));
    setTimeout(tell, WAITS_FOR_MS);
    void import('./friend-moment.js')
      .then(({ friendMoment }) => friendMoment(store, i18n, noticeId))
      .catch((error: unknown) => services.captureError(error, 'friend moment'))
      .then((moment) => tell(moment ?? undefined));
  }, [noticeId, store, i18n, services]);
  return told[noticeId ?? ''];
}
