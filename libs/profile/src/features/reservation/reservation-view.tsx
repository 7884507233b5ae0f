import { useTexts } from '@oa-profile/i18n/react';
import { useEffect, type ReactElement } from 'react';
import type { LateProps } from '../../core/late/late-part.js';
import { ViewFrame } from '../../core/view-frame/view-frame.js';
import { ReservationContent } from './reservation-content.js';
import { reservationTexts } from './reservation-texts.js';

/** The view for reserving a table, from the first choice to the confirmation. */
export function ReservationView({ onInteractive }: LateProps): ReactElement {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(reservationTexts);
  return (
    <ViewFrame title={t('reservation.title')}>
      <ReservationContent />
    </ViewFrame>
  );
}
