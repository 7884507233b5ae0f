import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { PageChange } from './find-changes.js';
import { lastVisitServer } from './server/last-visit-server.js';
import type { en } from './locales/en.js';

/** What has changed since the visitor was last here. */
export const lastVisitPlugin = {
  name: 'last-visit',
  saves: ['lastVisit'],
  server: lastVisitServer,
  // Its code is there before its message.
  isRare: true,
  dialogs: {
    sinceLastVisit: () => import('./late-last-visit.js').then(({ lateLastVisit }) => lateLastVisit),
  },
  earlierVisit: (page) => import('./late-last-visit.js').then(({ lastVisitOf }) => lastVisitOf(page)),
  whenIdle: (page) =>
    import('./late-last-visit.js').then(({ tellSinceLastVisit }) => tellSinceLastVisit(page)),
} satisfies Plugin;

declare module '@oa-profile/plugin-sdk/declared' {
  interface Dialogs {
    sinceLastVisit: { changes: readonly PageChange[] };
  }
}

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'profile-last-visit': typeof en;
  }
}
