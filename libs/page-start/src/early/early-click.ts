import { rememberEarlyClick, type EarlyClick } from '@oa-profile/plugin-sdk/internal/early-click';

declare global {
  interface Window {
    /** The button that was clicked last before the page's script ran. */
    oaEarlyClick?: HTMLElement | undefined;
  }
}

let remembered: EarlyClick | undefined;

/** Continues to remember clicks where the early script stopped: from the first call, which is to be the start's first act. */
export const earlyClick = (): EarlyClick =>
  (remembered ??= rememberEarlyClick(document, window.oaEarlyClick));
