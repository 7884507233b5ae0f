import type { Feature } from '../../core/feature/feature.js';
import { MoreDialog } from './more-pop-ups.js';

/** What else a visitor can do, behind a button of the action bar. */
export const moreFeature = {
  name: 'more',
  dialogs: { more: () => ({ Component: MoreDialog }) },
} satisfies Feature;

declare module '../../core/dialogs/dialogs-slice.js' {
  interface Dialogs {
    more: object;
  }
}
