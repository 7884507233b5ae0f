import * as v from 'valibot';

const MAX_DISTANCE_MS = 3 * 366 * 24 * 60 * 60_000;

/**
 * Reads the start of a calendar entry from `?start=2026-11-28T09:00:00.000Z`; undefined if it is anything else. Three years
 * into the past and the future are enough for an old link and for a wedding.
 */
export function startOfQuery(query: URLSearchParams, now: Date): Date | undefined {
  const { success, output } = v.safeParse(start, query.get('start'));
  return success && Math.abs(output.getTime() - now.getTime()) <= MAX_DISTANCE_MS ? output : undefined;
}

const start = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => ({ text, date: new Date(text) })),
  // 31 November is invalid in some engines, and 1 December in others.
  v.check(({ text, date }) => !Number.isNaN(date.getTime()) && date.toISOString() === text),
  v.transform(({ date }) => date),
);
