import { type LateChanges, viewHref } from '@oa-profile/plugin-sdk/page';
import { reservationTexts } from './reservation-texts.js';

/** Whether the account takes reservations now. */
export const lateChanges: LateChanges = {
  texts: reservationTexts,
  changes: (page, t, [, now]) => [
    now === true
      ? { text: t('since.new'), href: viewHref(page, { name: 'named', view: 'reservation' }) }
      : { text: t('since.gone') },
  ],
};
