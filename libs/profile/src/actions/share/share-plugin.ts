import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { ShareDialog } from './share-pop-ups.js';

/** Sharing a link if neither the app nor the browser can. */
export const sharePlugin = {
  name: 'page/share',
  dialogs: { share: () => ({ Component: ShareDialog }) },
} satisfies Plugin;
