import { contentLines, textValue, urlValue } from './content-lines.js';

/** An appointment as a calendar takes it over. */
export interface Appointment {
  /** Unique in the world: a calendar that knows it already changes it instead of adding another. */
  uid: string;
  startsAt: Date;
  /** 0 where nobody knows how long it takes. */
  durationMinutes: number;
  title: string;
  location?: string | undefined;
  description?: string | undefined;
  /** Where more is to be found. */
  url?: string | undefined;
}

/**
 * An iCalendar file (RFC 5545) with one appointment. Its times are in UTC, which every calendar shows in the zone of
 * whoever looks at it. It names no method: one of publishing would need an organizer's mail address, which accounts
 * do not have.
 *
 * @param now when the file is made
 */
export function calendarFile(appointment: Appointment, now: Date): string {
  const { uid, startsAt, durationMinutes, title, location, description, url } = appointment;
  const endsAt = new Date(startsAt.getTime() + durationMinutes * 60_000);
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//oa-profile//reservation//EN',
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    // An end must be later than the start.
    ...(durationMinutes > 0 ? [`DTEND:${utc(endsAt)}`] : []),
    `SUMMARY:${textValue(title)}`,
    ...(location ? [`LOCATION:${textValue(location)}`] : []),
    ...(description ? [`DESCRIPTION:${textValue(description)}`] : []),
    ...(url ? [`URL:${urlValue(url)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** '20261124T090000Z' */
const utc = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
