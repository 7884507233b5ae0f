import type { Feature } from '../../core/feature/feature.js';

/** Reserving a table. */
export const reservationFeature = {
  name: 'reservation',
  views: {
    reservation: () => import('./late-reservation.js').then(({ lateReservation }) => lateReservation),
  },
} satisfies Feature;
