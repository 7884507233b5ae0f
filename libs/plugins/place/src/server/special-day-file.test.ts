import type { Language } from '@oa-profile/i18n';
import { describe, expect, it } from 'vitest';
import { fileRequest, linesOf } from '@oa-profile/profile/internal/testing';
import { specialDayFile } from './special-day-file.js';

const info = {
  address: { text: '3-99-7 Yanaka, Tokyo' },
  hours: {
    timeZone: 'Asia/Tokyo',
    weekly: { mon: [{ opens: '08:00', closes: '16:30' }] },
    special: [
      {
        from: '2026-11-23',
        to: '2026-11-23',
        intervals: [
          { opens: '10:00', closes: '14:00' },
          { opens: '18:00', closes: '01:00' },
        ],
      },
      { from: '2026-11-30', to: '2026-12-02', intervals: [], note: 'Stocktaking' },
    ],
  },
} as unknown as NonNullable<Parameters<typeof fileRequest>[0]>['info'];

const entryOf = (date: string, language: Language = 'en', of = info) =>
  specialDayFile(fileRequest({ language, ...(of && { info: of }), params: { day: `${date}.ics` } }));

describe("a special day's calendar entry", () => {
  it("a special day's calendar entry says when it is open, as an all-day note", async () => {
    const file = await entryOf('2026-11-23');
    expect(file).toMatchObject({ name: '2026-11-23.ics', contentType: 'text/calendar; charset=utf-8' });
    const lines = linesOf(file);
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261123',
        'TRANSP:TRANSPARENT',
        'SUMMARY:Komorebi Coffee: 10:00 AM – 2:00 PM / 6:00 PM – 1:00 AM (next day)',
        'LOCATION:3-99-7 Yanaka\\, Tokyo',
        'URL:https://page.example/@komorebi',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toHaveLength(1);
  });

  it("a special day's calendar entry says in the language of the page that it is closed, and why", async () => {
    const lines = linesOf(await entryOf('2026-12-01', 'ja'));
    expect(lines).toEqual(
      expect.arrayContaining(['SUMMARY:Komorebi Coffee：休み', 'DESCRIPTION:Stocktaking']),
    );
  });

  it("a special day's calendar entry covers the days after it that have the same hours", async () => {
    expect(linesOf(await entryOf('2026-11-30'))).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261203']),
    );
    expect(linesOf(await entryOf('2026-12-02'))).toContain('DTEND;VALUE=DATE:20261203');
  });

  it("a special day's calendar entry covers a season to its end", async () => {
    const winter = { from: '2026-12-05', to: '2027-03-20', intervals: [] };
    const of = { ...info, hours: { ...info?.hours, special: [winter] } } as typeof info;
    expect(linesOf(await entryOf('2026-12-05', 'en', of))).toContain('DTEND;VALUE=DATE:20270321');
    expect(linesOf(await entryOf('2026-12-24', 'en', of))).toContain('DTEND;VALUE=DATE:20270321');
  });

  it("a special day's calendar entry is not found for a day on which the account is temporarily closed", async () => {
    const during = (temporarilyClosed: object) =>
      ({ ...info, hours: { ...info?.hours, temporarilyClosed } }) as typeof info;
    expect(await entryOf('2026-11-23', 'en', during({ until: '2026-11-23' }))).toBeUndefined();
    expect(await entryOf('2026-11-23', 'en', during({}))).toBeUndefined();
    expect(await entryOf('2026-11-23', 'en', during({ until: '2026-11-22' }))).toBeDefined();
  });

  it("a special day's calendar entry has one UID for each day, and the same one each time", async () => {
    const uid = async (date: string) => /^UID:.*$/m.exec((await entryOf(date))?.content ?? '')?.[0];
    expect(await uid('2026-11-30')).toMatch(/^UID:.+@page\.example/);
    expect(await uid('2026-11-30')).toBe(await uid('2026-11-30'));
    expect(await uid('2026-11-30')).not.toBe(await uid('2026-12-01'));
  });

  it.each(['2026-11-24', '2026-11-31', '2026-13-01'])(
    "a special day's calendar entry is not found for %s",
    async (date) => {
      expect(await entryOf(date)).toBeUndefined();
    },
  );

  it("a special day's calendar entry is not found if the hours are unknown", async () => {
    expect(await entryOf('2026-11-23', 'en', { address: { text: 'Yanaka' } })).toBeUndefined();
  });
});
