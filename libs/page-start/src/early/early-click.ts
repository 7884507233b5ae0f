import { rememberEarlyClick } from '@oa-profile/profile/early-click';

declare global {
  interface Window {
    /** The button that was clicked last before the page's script ran. */
    oaEarlyClick?: HTMLElement | undefined;
  }
}

/** Continues to remember clicks where the early script stopped. */
export const earlyClick = rememberEarlyClick(document, window.oaEarlyClick);
