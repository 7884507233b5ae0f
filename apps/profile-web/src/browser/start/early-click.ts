import { rememberEarlyClick } from '@oa-profile/profile/early-click';

declare global {
  interface Window {
    /** The button that was clicked last before the page's script ran. */
    oaEarlyClick?: HTMLElement | undefined;
  }
}

/** Goes on where the early script has begun. */
export const earlyClick = rememberEarlyClick(document, window.oaEarlyClick);
