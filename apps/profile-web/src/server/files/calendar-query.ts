import * as v from 'valibot';

const DAY = 24 * 60;
const YEARS = 3 * 366 * DAY * 60_000;

/** What the address of a reservation's calendar entry says of it; nothing else is taken from there. */
export interface ReservationQuery {
  startsAt: Date;
  /** 0 where nobody knows how long it takes. */
  durationMinutes: number;
  partySize: number;
}

/**
 * Reads `?start=2026-11-28T09:00:00.000Z&minutes=90&people=4`; undefined where it is anything else. A few years
 * back and ahead are enough for a link that somebody kept, and for a wedding.
 */
export function readReservationQuery(query: URLSearchParams, now: Date): ReservationQuery | undefined {
  const { success, output } = v.safeParse(reservationQuery, Object.fromEntries(query));
  if (!success || !isNear(output.start, now)) return undefined;
  return { startsAt: output.start, durationMinutes: output.minutes, partySize: output.people };
}

/** Reads when a visit begins out of `?start=2026-11-28T09:00:00.000Z`; undefined where it is anything else. */
export function readVisitQuery(query: URLSearchParams, now: Date): Date | undefined {
  const { success, output } = v.safeParse(start, query.get('start'));
  return success && isNear(output, now) ? output : undefined;
}

const isNear = (date: Date, now: Date): boolean => Math.abs(date.getTime() - now.getTime()) <= YEARS;

const wholeNumber = (min: number, max: number): v.GenericSchema<string, number> =>
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

const start = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => ({ text, date: new Date(text) })),
  // A 31st of November is no date in some engines, and the 1st of December in others.
  v.check(({ text, date }) => !Number.isNaN(date.getTime()) && date.toISOString() === text),
  v.transform(({ date }) => date),
);

const reservationQuery = v.object({
  start,
  minutes: wholeNumber(0, 31 * DAY),
  people: wholeNumber(1, 1000),
});
