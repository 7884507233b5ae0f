import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { MoreDialog } from './more-pop-ups.js';

/** What else a visitor can do, behind a button of the action bar. */
export const morePlugin = {
  name: 'page/more',
  dialogs: { more: () => ({ Component: MoreDialog }) },
} satisfies Plugin;

declare module '@oa-profile/plugin-sdk/declared' {
  interface Dialogs {
    more: object;
  }
}
