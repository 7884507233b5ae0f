import { rememberEarlyClick } from '@oa-profile/profile/early-click';

/** A file of its own, so small that it is there long before the page's script: what is tapped meanwhile is not lost. */
export const earlyClick = rememberEarlyClick();
