import { type Plugin, type LinkOf, viewHref } from '@oa-profile/plugin-sdk/page';
import { givenQueue } from './given-queue.js';
import { numberIcon } from './number-icon.js';
import { queueProfileTexts } from './on-profile/queue-profile-texts.js';
import { queueServer } from './server/queue-server.js';

declare module '@oa-profile/plugin-sdk/declared' {
  interface Dialogs {
    /** Asks whether the visitor wants to give up their place. */
    leaveLine: object;
  }
}

const toLine: LinkOf = (page, t) =>
  givenQueue(page) && {
    icon: numberIcon,
    label: t('label'),
    href: viewHref(page, { name: 'named', view: 'queue' }),
    tracked: 'takeNumber',
  };

/** Waiting in line without standing in it. */
export const queuePlugin = {
  name: 'queue',
  texts: queueProfileTexts,
  states: ['queue'],
  saves: ['queue'],
  views: {
    queue: {
      isTask: true,
      load: () => import('./late-queue.js').then(({ lateQueue }) => lateQueue),
    },
  },
  dialogs: {
    leaveLine: () => import('./late-leave-dialog.js').then(({ lateLeaveDialog }) => lateLeaveDialog),
  },
  // Nobody leaves a line without having taken a number.
  isRare: true,
  shortcut: toLine,
  button: toLine,
  // Whoever opens the ways to reach the account is told that each of these works now.
  channel: (page, t) => (givenQueue(page)?.line?.isOpen === false ? undefined : toLine(page, t)),
  server: queueServer,
} satisfies Plugin;
