import type { LateView } from '@oa-profile/plugin-sdk/page';
import { reservationTexts } from './reservation-texts.js';
import { ReservationView } from './reservation-view.js';

export const lateReservation: LateView = {
  Component: ReservationView,
  texts: reservationTexts,
  card({ account }, t) {
    if (!account.features.includes('reservation')) return undefined;
    return { title: t('reservation.title'), description: t('reservation.description'), indexed: true };
  },
};
