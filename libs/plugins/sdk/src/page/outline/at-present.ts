import { localDate, minutesOfDay } from '@oa-profile/business-hours';
import type { HighlightOf } from './highlights.js';

/** What is usual at an hour of the account's week, in words; undefined if unknown. */
export function usualAt(
  { texts, week }: HighlightOf<'hourly'>,
  timeZone: string,
  at: Date,
): string | undefined {
  const day = new Date(localDate(timeZone, at)).getUTCDay();
  const hour = Math.floor(minutesOfDay(timeZone, at) / 60);
  return texts[week[day * 24 + hour] ?? -1];
}

/** Whether something with a beginning and an end is on. */
export function isOn(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  now: Date,
): boolean {
  const time = now.getTime();
  return (
    (from === undefined || Date.parse(from) <= time) && (until === undefined || time < Date.parse(until))
  );
}
