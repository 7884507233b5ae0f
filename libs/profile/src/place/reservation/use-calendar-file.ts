import type { Reservation } from '@oa-profile/api-client/schemas';
import { useTexts } from '@oa-profile/i18n/react';
import { useEffect, useMemo, useState } from 'react';
import { useProfileSelector } from '../../store/hooks.js';
import { placeAddress } from '../place-address.js';
import { placeTexts } from '../place-texts.js';
import { calendarFile } from './calendar-file.js';

/** Address of a calendar file of a reservation, for as long as it is shown. */
export function useCalendarFile({ reservationId, startsAt, durationMinutes }: Reservation): string {
  const t = useTexts(placeTexts);
  const { account, sections, shareUrl } = useProfileSelector(({ page }) => page);
  const file = useMemo(() => {
    const appointment = {
      uid: `${reservationId}@${new URL(shareUrl).hostname}`,
      startsAt: new Date(startsAt),
      durationMinutes,
      title: t('calendar.title', { name: account.name }),
      location: placeAddress(sections)?.text,
      description: `${t('done.number')}: ${reservationId}`,
      url: shareUrl,
    };
    return new Blob([calendarFile(appointment, new Date())], { type: 'text/calendar;charset=utf-8' });
  }, [reservationId, startsAt, durationMinutes, t, account.name, sections, shareUrl]);

  const [address, setAddress] = useState('#');
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}
