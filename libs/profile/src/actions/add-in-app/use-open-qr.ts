import {
  dialogOpened,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { opensPopover } from '@oa-profile/ui';
import { closePopovers } from '@oa-profile/ui/internal';
import type { MouseEvent } from 'react';

/**
 * Click handler of a button that opens the QR code for adding the account. A friend, or a visitor in the app, gets the
 * complete pop-up instead of the plain popover.
 */
export function useOpenQr(): (event: MouseEvent) => void {
  const dispatch = useProfileDispatch();
  const { host } = usePageEnvironment().services;
  const origin = useProfileSelector(({ page }) => page.origin);
  const isFriend = useProfileSelector(({ relation }) => relation.shown?.friendshipType === 'friend');
  return (event) => {
    if (opensPopover(event.currentTarget) && origin === 'web') return;
    event.preventDefault();
    closePopovers();
    dispatch(dialogOpened(isFriend && !host.isInsideApp() ? 'continueInApp' : 'addInApp'));
  };
}
