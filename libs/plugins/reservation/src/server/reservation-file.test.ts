import { describe, expect, it } from 'vitest';
import { calendarEntryUrl } from '../calendar-entry-url.js';
import { fileRequest, linesOf } from '@oa-profile/profile/internal/testing';
import { reservationServer } from './reservation-server.js';

const { answer, isOf } = reservationServer.files.reservation;
const owner = { shareUrl: 'https://page.example/@komorebi', servedFiles: ['reservation'] };
const info = { address: { text: '3-99-7 Yanaka, Tokyo' } } as const;
const reserved = {
  reservationId: 'r-secret',
  startsAt: '2026-11-24T18:30:00+09:00',
  durationMinutes: 90,
  partySize: 4,
};
/** The query in the page's link. */
const linked = new URL(calendarEntryUrl(owner, 'en', reserved) ?? '').search;

const entryOf = (query = linked, more: Parameters<typeof fileRequest>[0] = {}) =>
  answer(fileRequest({ account: { features: ['reservation'] }, info, query, ...more }));

describe("a reservation's calendar entry", () => {
  it("a reservation's calendar entry says what the page's link says", async () => {
    const file = await entryOf();
    expect(file).toMatchObject({ name: 'reservation.ics', contentType: 'text/calendar; charset=utf-8' });
    expect(linesOf(file)).toEqual(
      expect.arrayContaining([
        'DTSTART:20261124T093000Z',
        'DTEND:20261124T110000Z',
        'SUMMARY:Reservation: Komorebi Coffee',
        'LOCATION:3-99-7 Yanaka\\, Tokyo',
        'DESCRIPTION:4 people',
        `URL:${owner.shareUrl}`,
      ]),
    );
  });

  it("a reservation's calendar entry has the same UID each time, so that a calendar has it once", async () => {
    const uid = async (...call: Parameters<typeof entryOf>) =>
      linesOf(await entryOf(...call)).find((line) => line.startsWith('UID:'));
    expect(await uid()).toMatch(/^UID:.+@page\.example/);
    expect(await uid()).toBe(await uid(linked, { language: 'ja' }));
    expect(await uid()).not.toBe(await uid(linked.replace('people=4', 'people=5')));
  });

  it("a reservation's calendar entry does not reveal the visitor in its address", () => {
    expect(linked).not.toContain('secret');
    expect([...new URLSearchParams(linked).keys()]).toEqual(['start', 'minutes', 'people', 'lang']);
  });

  it.each([
    'start=tomorrow&minutes=90&people=4',
    'start=2026-11-24T18:30:00%2B09:00&minutes=90&people=4',
    'start=2026-11-31T09:30:00.000Z&minutes=90&people=4',
    'start=2036-11-24T09:30:00.000Z&minutes=90&people=4',
    'start=2026-11-24T09:30:00.000Z&minutes=-1&people=4',
    'start=2026-11-24T09:30:00.000Z&minutes=1e3&people=4',
    'start=2026-11-24T09:30:00.000Z&minutes=99999&people=4',
    'start=2026-11-24T09:30:00.000Z&minutes=90&people=0',
    'start=2026-11-24T09:30:00.000Z&minutes=90',
    '',
  ])("a reservation's calendar entry is not found for %j", async (query) => {
    expect(await entryOf(query)).toBeUndefined();
  });

  it("a reservation's calendar entry is only of an account that takes reservations", () => {
    const isOfAccount = (features: 'reservation'[]) => isOf(fileRequest({ account: { features } }).page);
    expect(isOfAccount(['reservation'])).toBe(true);
    expect(isOfAccount([])).toBe(false);
  });

  it("a reservation's calendar entry lets no text of an owner begin a new line", async () => {
    const hostile = 'x\r\nBEGIN:VALARM\nEND:VCARD';
    const file = await entryOf(linked, {
      account: { features: ['reservation'], name: hostile },
      info: { address: { text: hostile } },
    });
    expect(file?.content.match(/^BEGIN:VALARM|^END:VCARD/gm)).toBeNull();
  });
});
