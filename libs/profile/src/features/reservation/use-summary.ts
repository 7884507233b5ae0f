import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { useProfileSelector } from '../../core/store/hooks.js';
import type { OfferedDay, Slot } from './offered-days.js';
import { reservationTexts } from './reservation-texts.js';

/** What is chosen so far. */
export interface Chosen {
  day: Pick<OfferedDay, 'date'>;
  slot?: Pick<Slot, 'startsAt'> | undefined;
  partySize: number;
}

/** Puts what is chosen in one line: 'Sat, Nov 28, 6:00 PM · 4 people'. */
export function useSummary(): (chosen: Chosen) => string {
  const t = useTexts(reservationTexts);
  const { dayAndMonth, time, number } = useFormatters(
    useProfileSelector(({ page }) => page.account.timeZone),
  );
  const ofDate = useFormatters('UTC');
  return ({ day, slot, partySize }) => {
    const people = t('party.people', { count: partySize, displayCount: number(partySize) });
    if (!slot) return t('send.dayOnly', { date: ofDate.dayAndMonth(new Date(day.date)), people });
    const startsAt = new Date(slot.startsAt);
    return t('send.summary', { date: dayAndMonth(startsAt), time: time(startsAt), people });
  };
}
