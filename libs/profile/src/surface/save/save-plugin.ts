import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { SaveDialog } from './save-dialog.js';

/** The ways to keep an account: as a friend, a favourite, in Keep, by following it. */
export const savePlugin = {
  name: 'page/save',
  dialogs: { save: () => ({ Component: SaveDialog }) },
} satisfies Plugin;

declare module '@oa-profile/plugin-sdk/declared' {
  interface Dialogs {
    save: object;
  }
}
