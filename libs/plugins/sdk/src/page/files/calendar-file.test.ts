import { describe, expect, it } from 'vitest';
import { calendarFile, type Appointment } from './calendar-file.js';

const now = new Date('2026-11-21T03:04:05.678Z');
const dinner: Appointment = {
  uid: 'r-1@profile.example',
  startsAt: new Date('2026-11-24T18:30:00+09:00'),
  durationMinutes: 90,
  title: 'Reservation: Komorebi',
};

const linesOf = (appointment: Partial<Appointment>): string[] =>
  calendarFile({ ...dinner, ...appointment }, now).split('\r\n');

/** As a calendar reads it (RFC 5545, 3.1): a line that begins with a space continues the one before. */
const unfolded = (file: string): string => file.replaceAll('\r\n ', '');

describe('a calendar file', () => {
  it('a calendar file has one appointment, in UTC, and every line ends with CRLF', () => {
    expect(calendarFile(dinner, now)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//oa-profile//calendar//EN',
        'BEGIN:VEVENT',
        'UID:r-1@profile.example',
        'DTSTAMP:20261121T030405Z',
        'DTSTART:20261124T093000Z',
        'DTEND:20261124T110000Z',
        'SUMMARY:Reservation: Komorebi',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('a calendar file escapes special characters', () => {
    expect(linesOf({ title: 'a,b;c\\d', location: 'first\nsecond\r\nthird\rfourth' })).toEqual(
      expect.arrayContaining(['SUMMARY:a\\,b\\;c\\\\d', 'LOCATION:first\\nsecond\\nthird\\nfourth']),
    );
  });

  it('a calendar file lets no text begin a new line', () => {
    const file = calendarFile({ ...dinner, title: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM' }, now);
    expect(file.match(/^(BEGIN|END):/gm)).toHaveLength(4);
  });

  it('a calendar file leaves out control characters', () => {
    expect(linesOf({ title: 'a\u0000b\u0007c\u007f' })).toContain('SUMMARY:abc');
  });

  it('a calendar file does not escape an address', () => {
    expect(linesOf({ url: 'https://profile.example/@k?a=1,2;3' })).toContain(
      'URL:https://profile.example/@k?a=1,2;3',
    );
  });

  it('a calendar file lets no address begin a new line', () => {
    const file = calendarFile({ ...dinner, url: 'https://profile.example/@k\r\nEND:VEVENT' }, now);
    expect(file.match(/^(BEGIN|END):/gm)).toHaveLength(4);
  });

  it('a calendar file keeps an hour free when the end is not known', () => {
    expect(linesOf({ durationMinutes: 0 })).toContain('DTEND:20261124T103000Z');
  });

  it.each([
    ['Latin', 'abcdefghij'.repeat(20)],
    ['Japanese', '木漏れ日珈琲の予約'.repeat(15)],
    ['Thai', 'ร้านอาหารริมแม่น้ำเจ้าพระยา'.repeat(10)],
    ['emoji', '🍵☕️👩‍🍳'.repeat(30)],
  ])('a calendar file folds %s at 75 octets, between characters', (_, title) => {
    const file = calendarFile({ ...dinner, title }, now);
    const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\ufffd');
    expect(unfolded(file)).toContain(`SUMMARY:${title}\r\n`);
  });

  it('a calendar file leaves a line of exactly 75 octets alone', () => {
    const title = 'x'.repeat(75 - 'SUMMARY:'.length);
    expect(linesOf({ title })).toContain(`SUMMARY:${title}`);
    expect(linesOf({ title: `${title}y` })).toEqual(expect.arrayContaining([`SUMMARY:${title}`, ' y']));
  });
});
