import { dialogClosed } from '../dialogs/dialogs-slice.js';
import { showSection } from '../outline/show-section.js';
import { usePageEnvironment, useProfileDispatch } from '../store/hooks.js';
import { isPlainClick } from '@oa-profile/ui';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Follows a link in a pop-up. A target on this page is behind the pop-up, whose history entry is removed first; other
 * links go their own way.
 */
export function useFollowLink(): (event: MouseEvent, href: string) => void {
  const dispatch = useProfileDispatch();
  const { openOverlays } = usePageEnvironment();
  return (event, href) => {
    if (!href.startsWith('#') || !isPlainClick(event)) return;
    event.preventDefault();
    flushSync(() => dispatch(dialogClosed()));
    // In the next frame: after the step back, browsers scroll to where the page was.
    void openOverlays.settled().then(() =>
      requestAnimationFrame(() => {
        if (!showSection(href)) window.scrollTo({ top: 0, behavior: 'instant' });
      }),
    );
  };
}
