import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY, daysBetween, MINUTE } from './calendar.js';
import { MINUTES_OF_A_DAY, wallTimeOf } from './wall-time.js';

/** Most instants whose offsets are cached; a page asks for those of two weeks' hours again and again. */
const MAX_CACHED_OFFSETS = 2000;
let cachedCount = 0;
const offsets = new Map<string, Map<number, number>>();

/** How many milliseconds the zone is ahead of UTC at `instant`. Cached, since Intl is slow. */
function offsetAt(timeZone: string, instant: number): number {
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>();
  const cached = ofZone.get(instant);
  if (cached !== undefined) return cached;
  // In a zone that the runtime does not know, as in UTC. What the library has for 'constructor' is no number.
  const offset = tzOffset(timeZone, new Date(instant)) * MINUTE || 0;
  if (cachedCount >= MAX_CACHED_OFFSETS) {
    offsets.clear();
    ofZone.clear();
    cachedCount = 0;
  }
  cachedCount += 1;
  ofZone.set(instant, offset);
  offsets.set(timeZone, ofZone);
  return offset;
}

/** An offset as people write it, '+9', 'GMT+9', 'UTC+09:00' or '+0900', as '+09:00'; undefined for any other text. */
export function readOffset(text: string): string | undefined {
  const [, sign = '', hours = '', minutes = '00'] =
    /^(?:GMT|UTC)?([+-])(\d{1,2}?)(?::?([0-5]\d))?$/i.exec(text) ?? [];
  return sign && Number(hours) <= 14 ? `${sign}${hours.padStart(2, '0')}:${minutes}` : undefined;
}

/** What has been asked about: asking the runtime takes longer than all the other checks of an account's hours. */
const zoneValidity = new Map<string, boolean>();

function isValidZone(zone: string): boolean {
  const cached = zoneValidity.get(zone);
  if (cached !== undefined) return cached;
  // The library takes any text with an offset in it for a zone.
  const isValid = !/[+-]\d\d/.test(zone) && Number.isFinite(tzOffset(zone, new Date(0)));
  // There are a few hundred, but upper and lower case may be mixed in any way.
  if (zoneValidity.size >= 1000) zoneValidity.clear();
  zoneValidity.set(zone, isValid);
  return isValid;
}

/**
 * A time zone as its owner writes it, in the form that all functions here take: an IANA name, or an offset such as
 * '+09:00'. Undefined if this runtime knows no such zone.
 */
export const readZone = (text: string): string | undefined =>
  readOffset(text) ?? (isValidZone(text) ? text : undefined);

/** How far the zone is ahead of UTC at `instant`, as a zone: '+09:00'. Undefined if this runtime does not know it. */
export function offsetZone(timeZone: string, instant: Date): string | undefined {
  if (readZone(timeZone) === undefined) return undefined;
  const minutes = Math.round(offsetAt(timeZone, instant.getTime()) / MINUTE);
  return `${minutes < 0 ? '-' : '+'}${wallTimeOf(Math.abs(minutes))}`;
}

/** The local time of the zone at `instant`, as the milliseconds at which UTC has the same local time. */
const clockAt = (timeZone: string, instant: number): number => instant + offsetAt(timeZone, instant);

/** The zone's calendar date at `instant`, as `'YYYY-MM-DD'`. */
export function localDate(timeZone: string, instant: Date): string {
  return new Date(clockAt(timeZone, instant.getTime())).toISOString().slice(0, 10);
}

/** The local time of the zone at `instant`, in whole minutes since midnight (00:00 to 23:59). */
export function minutesOfDay(timeZone: string, instant: Date): number {
  const clock = new Date(clockAt(timeZone, instant.getTime()));
  return clock.getUTCHours() * 60 + clock.getUTCMinutes();
}

/**
 * The local time of the zone at `instant`, in whole minutes since the midnight at which `date` begins: from 1440 on, the
 * next day's; negative before. What {@link instantAt} takes.
 */
export function minutesOn(timeZone: string, date: string, instant: Date): number {
  return minutesOfDay(timeZone, instant) + MINUTES_OF_A_DAY * daysBetween(date, localDate(timeZone, instant));
}

/**
 * The first instant at which the zone's clock has reached `minutes` on `date`; from 1440 on, on the next day.
 *
 * So a time that occurs twice, when summer time ends, is the first of the two, and a time that is skipped, when summer
 * time begins, is the moment of the change: that is when people open and close.
 */
export function instantAt(timeZone: string, date: string, minutes: number): Date {
  const wall = Date.parse(date) + minutes * MINUTE;
  const offset = (instant: number): number => clockAt(timeZone, instant) - instant;
  // No zone is a day away from UTC, so these are the offsets before and after any change nearby.
  const byOldOffset = wall - offset(wall - DAY);
  if (clockAt(timeZone, byOldOffset) === wall) return new Date(byOldOffset);
  const byNewOffset = wall - offset(wall + DAY);
  if (clockAt(timeZone, byNewOffset) === wall) return new Date(byNewOffset);
  let instant = byNewOffset;
  while (clockAt(timeZone, instant) < wall) instant += MINUTE;
  return new Date(instant);
}

const NOON = 12 * 60;

/** An instant in the middle of a date, for formatters: no clock change moves it to another date. */
export function dayAt(timeZone: string, date: string): Date {
  return instantAt(timeZone, date, NOON);
}
