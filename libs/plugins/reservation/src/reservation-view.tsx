import { type LateProps, useProfileSelector, ViewFrame } from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { useEffect, type ReactElement } from 'react';
import { ReservationContent } from './reservation-content.js';
import { selectReservation } from './reservation-slice.js';
import { reservationTexts } from './reservation-texts.js';

/** The view for reserving a table, from the first choice to the confirmation. */
export function ReservationView({ onInteractive }: LateProps): ReactElement {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(reservationTexts);
  const { confirmed, saved } = useProfileSelector(selectReservation);
  // The ticket says so itself.
  const isDone = confirmed !== undefined || saved !== undefined;
  return (
    <ViewFrame title={t('reservation.title')} hidesHeading={isDone}>
      <ReservationContent />
    </ViewFrame>
  );
}
