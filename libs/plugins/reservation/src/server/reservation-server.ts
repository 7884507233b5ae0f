import type { PluginServer } from '@oa-profile/plugin-sdk/server';
import { askFreeTimes } from './ask-free-times.js';
import { reservationFile } from './reservation-file.js';

export const reservationServer = {
  ask: askFreeTimes,
  // When a visitor has a table is private.
  files: {
    reservation: {
      path: 'reservation.ics',
      parameters: ['start', 'minutes', 'people'],
      keptBy: 'none',
      isOf: ({ account }) => account.features.includes('reservation'),
      answer: reservationFile,
    },
  },
} satisfies PluginServer;
