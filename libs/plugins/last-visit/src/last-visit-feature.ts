import type { Feature } from '@oa-profile/plugin-sdk/page';
import type { PageChange } from './find-changes.js';

/** What has changed since the visitor was last here. */
export const lastVisitFeature = {
  name: 'since',
  // Its code is there before its message.
  isRare: true,
  dialogs: {
    sinceLastVisit: () => import('./late-last-visit.js').then(({ lateLastVisit }) => lateLastVisit),
  },
  whenIdle: (page) =>
    import('./late-last-visit.js').then(({ tellSinceLastVisit }) => tellSinceLastVisit(page)),
} satisfies Feature;

declare module '@oa-profile/plugin-sdk/declared' {
  interface Dialogs {
    sinceLastVisit: { changes: readonly PageChange[] };
  }
}
