import { useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { OfferedDay, Slot } from './offered-days.js';
import { reservationTexts } from './reservation-texts.js';

/** What is chosen so far. */
export interface Chosen {
  day: Pick<OfferedDay, 'date'>;
  slot: Pick<Slot, 'startsAt'> | undefined;
  partySize: number;
}

/** The same in words. */
export interface Summary {
  /** 'Sat, Nov 28, 6:00 PM', without the time until one is chosen. */
  when: string;
  /** '4 people' */
  people: string;
  /** All of it in one line, once there is a time. */
  line: string | undefined;
}

/** Puts the choices into words. */
export function useSummary(): (chosen: Chosen) => Summary {
  const t = useTexts(reservationTexts);
  const { dayAndMonth, time, number } = useFormatters(
    useProfileSelector(({ page }) => page.account.timeZone),
  );
  // A date without a time is a UTC midnight: formatted in UTC, it remains the same day.
  const ofDate = useFormatters('UTC');
  return ({ day, slot, partySize }) => {
    const people = t('party.people', { count: partySize, displayCount: number(partySize) });
    if (!slot) return { when: ofDate.dayAndMonth(new Date(day.date)), people, line: undefined };
    const startsAt = new Date(slot.startsAt);
    const words = { date: dayAndMonth(startsAt), time: time(startsAt) };
    return { when: t('time.atDate', words), people, line: t('send.summary', { ...words, people }) };
  };
}
