import { type Plugin, type LinkOf, viewHref } from '@oa-profile/plugin-sdk/page';
import { peopleIcon } from '@oa-profile/ui';
import { queueTexts } from './queue-texts.js';
import { queueServer } from './server/queue-server.js';
import { givenLine } from './ticket.js';

declare module '@oa-profile/plugin-sdk/declared' {
  interface Dialogs {
    /** Asks whether the visitor wants to give up their place. */
    leaveLine: object;
  }
}

const toLine: LinkOf = (page, t) =>
  givenLine(page) && {
    icon: peopleIcon,
    label: t('take.label'),
    href: viewHref(page, { name: 'named', view: 'queue' }),
  };

/** Waiting in line without standing in it. */
export const queuePlugin = {
  name: 'queue',
  // In a file of their own, which comes with the list of plugins.
  texts: queueTexts,
  states: ['plugin-queue'],
  saves: ['plugin-queue'],
  views: {
    queue: {
      isTask: true,
      load: () => import('./queue-view.js').then(({ queueView }) => queueView),
    },
  },
  dialogs: {
    leaveLine: () => import('./leave-dialog.js').then(({ leaveDialog }) => leaveDialog),
  },
  // Nobody leaves a line without having taken a number.
  isRare: true,
  shortcut: toLine,
  button: toLine,
  channel: toLine,
  server: queueServer,
} satisfies Plugin;
