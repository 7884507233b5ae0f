import { type Plugin, type LinkOf, viewHref } from '@oa-profile/plugin-sdk/page';
import { calendarIcon } from '@oa-profile/ui';
import { givenTimes } from './given-times.js';
import { reservationProfileTexts } from './on-profile/reservation-profile-texts.js';
import { reservationServer } from './server/reservation-server.js';
import type { en } from './locales/en.js';
import type { en as linkTexts } from './on-profile/locales/en.js';

const toForm: LinkOf = (page, t) =>
  page.account.features.includes('reservation')
    ? {
        icon: calendarIcon,
        label: t('label'),
        href: viewHref(page, { name: 'named', view: 'reservation' }),
      }
    : undefined;

/** Reserving a table. */
export const reservationPlugin = {
  name: 'reservation',
  texts: reservationProfileTexts,
  states: ['reservation'],
  saves: ['reservation'],
  views: {
    reservation: {
      isWide: true,
      isTask: true,
      load: () => import('./late-reservation.js').then(({ lateReservation }) => lateReservation),
    },
  },
  shortcut: toForm,
  button: toForm,
  freeTimes: givenTimes,
  channel: toForm,
  since: {
    digest: ({ account }) => account.features.includes('reservation'),
    load: () => import('./late-reservation-changes.js').then(({ lateChanges }) => lateChanges),
  },
  server: reservationServer,
} satisfies Plugin;

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'profile-reservation': typeof en;
    'profile-to-reservation': typeof linkTexts;
  }
}
