/** An appointment as a calendar takes it over. */
export interface Appointment {
  /** Unique in the world: a calendar that knows it already changes it instead of adding another. */
  uid: string;
  startsAt: Date;
  durationMinutes: number;
  title: string;
  location?: string | undefined;
  description?: string | undefined;
  /** Where more is to be found. */
  url?: string | undefined;
}

/**
 * An iCalendar file (RFC 5545) with one appointment. Its times are in UTC, which every calendar shows in the zone of
 * whoever looks at it.
 *
 * @param now when the file is made
 */
export function calendarFile(appointment: Appointment, now: Date): string {
  const { uid, startsAt, durationMinutes, title, location, description, url } = appointment;
  const endsAt = new Date(startsAt.getTime() + durationMinutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//oa-profile//reservation//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    // An address is not a text: nothing in it is escaped.
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20261124T090000Z' */
const utc = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // Characters that a text must not have at all.
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/** The most octets of a line without its break. */
const LINE_LENGTH = 75;

/** Breaks a long line so that no character is torn; each further line begins with a space, which counts, too. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > LINE_LENGTH) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += size;
  }
  return result;
}
