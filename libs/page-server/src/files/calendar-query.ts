import * as v from 'valibot';

const DAY_MINUTES = 24 * 60;
const MAX_DISTANCE_MS = 3 * 366 * DAY_MINUTES * 60_000;

/** Everything that is read from the address of a reservation's calendar entry. */
export interface ReservationQuery {
  startsAt: Date;
  /** 0 if the duration is unknown. */
  durationMinutes: number;
  partySize: number;
}

/**
 * Reads `?start=2026-11-28T09:00:00.000Z&minutes=90&people=4`; undefined if it is anything else. Three years into the
 * past and the future are enough for an old link and for a wedding.
 */
export function readReservationQuery(query: URLSearchParams, now: Date): ReservationQuery | undefined {
  const { success, output } = v.safeParse(reservationQuery, Object.fromEntries(query));
  if (!success || !isNear(output.start, now)) return undefined;
  return { startsAt: output.start, durationMinutes: output.minutes, partySize: output.people };
}

/** Reads the start of a visit from `?start=2026-11-28T09:00:00.000Z`; undefined if it is anything else. */
export function readVisitQuery(query: URLSearchParams, now: Date): Date | undefined {
  const { success, output } = v.safeParse(start, query.get('start'));
  return success && isNear(output, now) ? output : undefined;
}

const isNear = (date: Date, now: Date): boolean =>
  Math.abs(date.getTime() - now.getTime()) <= MAX_DISTANCE_MS;

const wholeNumber = (min: number, max: number): v.GenericSchema<string, number> =>
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

const start = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => ({ text, date: new Date(text) })),
  // 31 November is invalid in some engines, and 1 December in others.
  v.check(({ text, date }) => !Number.isNaN(date.getTime()) && date.toISOString() === text),
  v.transform(({ date }) => date),
);

const reservationQuery = v.object({
  start,
  minutes: wholeNumber(0, 31 * DAY_MINUTES),
  people: wholeNumber(1, 1000),
});
