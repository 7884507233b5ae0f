import { addDays } from '@oa-profile/business-hours';
import { contentLines, textValue, urlValue } from './content-lines.js';

/** An all-day note for a calendar, which does not block any time. */
export interface DayNote extends Pick<Appointment, 'uid' | 'title' | 'location' | 'description' | 'url'> {
  /** `'YYYY-MM-DD'`, the same day in every zone. */
  date: string;
  /** The last day, if there are several. */
  until: string;
}

export interface Appointment {
  /** Globally unique: a calendar that already has it updates the entry instead of adding another. */
  uid: string;
  startsAt: Date;
  /** 0 if the duration is unknown: then an hour is kept free. */
  durationMinutes: number;
  title: string;
  location?: string | undefined;
  description?: string | undefined;
  /** Address with more information. */
  url?: string | undefined;
}

/** An appointment without an end takes no time at all (RFC 5545, 3.6.1), and many calendars do not show it. */
const MINUTES_OF_UNKNOWN = 60;

/**
 * An iCalendar file (RFC 5545) with one appointment. Its times are in UTC, which calendars show in their user's zone.
 * It has no METHOD: PUBLISH would need an organizer's mail address, which accounts do not have.
 *
 * @param now when the file is made
 */
export function calendarFile(appointment: Appointment, now: Date): string {
  const { startsAt, durationMinutes } = appointment;
  const minutes = durationMinutes > 0 ? durationMinutes : MINUTES_OF_UNKNOWN;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  return fileOf(appointment, [`DTSTART:${utc(startsAt)}`, `DTEND:${utc(endsAt)}`], now);
}

/**
 * An iCalendar file with an all-day note, during which its user does not count as busy.
 *
 * @param now when the file is made
 */
export function dayFile(note: DayNote, now: Date): string {
  const { date, until } = note;
  const times = [
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    // Exclusive.
    `DTEND;VALUE=DATE:${addDays(until, 1).replaceAll('-', '')}`,
    'TRANSP:TRANSPARENT',
  ];
  return fileOf(note, times, now);
}

function fileOf(
  { uid, title, location, description, url }: Omit<DayNote, 'date' | 'until'>,
  times: readonly string[],
  now: Date,
): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//oa-profile//calendar//EN',
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `DTSTAMP:${utc(now)}`,
    ...times,
    `SUMMARY:${textValue(title)}`,
    ...(location ? [`LOCATION:${textValue(location)}`] : []),
    ...(description ? [`DESCRIPTION:${textValue(description)}`] : []),
    ...(url ? [`URL:${urlValue(url)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/**
 * The UID of an account's entry: the same each time, so that a calendar has the entry once.
 *
 * @param what which of the account's entries it is
 * @param profile address of the account's profile
 */
export function entryUid(what: string, profile: string): string {
  const { hostname, pathname } = new URL(profile);
  // The search id begins with an `@`, and has no character that a UID must not have.
  return `${what}-${pathname.slice('/@'.length)}@${hostname}`;
}

/** '20261124T090000Z' */
const utc = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
