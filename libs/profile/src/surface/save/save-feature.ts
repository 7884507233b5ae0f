import type { Feature } from '../../core/feature/feature.js';
import { SaveDialog } from './save-dialog.js';

/** The ways to keep an account: as a friend, a favourite, in Keep, by following it. */
export const saveFeature = {
  name: 'save',
  dialogs: { save: () => ({ Component: SaveDialog }) },
} satisfies Feature;

declare module '../../core/dialogs/dialogs-slice.js' {
  interface Dialogs {
    save: object;
  }
}
