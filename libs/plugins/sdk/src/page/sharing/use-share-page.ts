import { opensPopover } from '@oa-profile/ui';
import { closePopovers } from '@oa-profile/ui/internal';
import type { MouseEvent } from 'react';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../store/hooks.js';
import { share } from './share.js';

/**
 * Shares the page, for a button that opens the ways to share: if the host or browser has its own way, that replaces
 * them.
 */
export function useSharePage(): (event: MouseEvent) => void {
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const { account, shareUrl } = useProfileSelector(({ page }) => page);
  return (event) => {
    if (opensPopover(event.currentTarget) && !services.host.canShare()) {
      services.track({ name: 'action', label: 'share' });
      return;
    }
    event.preventDefault();
    closePopovers();
    void dispatch(share({ title: account.name, url: shareUrl }));
  };
}
