import { specialDayEntryUrl } from '@oa-profile/profile';
import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { samplePage } from '../testing/sample-page.js';
import { openServer } from '../testing/open-server.js';

const shareUrl = 'https://page.example/@komorebi';
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
} as unknown as NonNullable<Parameters<typeof samplePage>[1]>;

const open = async (sections = info): Promise<Hono> =>
  (await openServer({ page: samplePage({}, sections) })).app;

const entryOf = (date: string, language: 'en' | 'ja' = 'en') =>
  specialDayEntryUrl({ shareUrl, servedFiles: ['specialDay'] }, language, date) ?? '';
const linesOf = async (answer: Response) => (await answer.text()).replaceAll('\r\n ', '').split('\r\n');

describe("a special day's calendar entry", () => {
  it("a special day's calendar entry says when it is open, as an all-day note", async () => {
    const answer = await (await open()).request(entryOf('2026-11-23'));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="2026-11-23.ics"');
    const lines = await linesOf(answer);
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261123',
        'TRANSP:TRANSPARENT',
        'SUMMARY:Komorebi Coffee: 10:00 AM – 2:00 PM / 6:00 PM – 1:00 AM (next day)',
        'LOCATION:3-99-7 Yanaka\\, Tokyo',
        `URL:${shareUrl}`,
      ]),
    );
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toHaveLength(1);
  });

  it("a special day's calendar entry says in the language of the page that it is closed, and why", async () => {
    const lines = await linesOf(await (await open()).request(entryOf('2026-12-01', 'ja')));
    expect(lines).toEqual(
      expect.arrayContaining(['SUMMARY:Komorebi Coffee：休み', 'DESCRIPTION:Stocktaking']),
    );
  });

  it("a special day's calendar entry covers the days after it that have the same hours", async () => {
    expect(await linesOf(await (await open()).request(entryOf('2026-11-30')))).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261203']),
    );
    expect(await (await (await open()).request(entryOf('2026-12-02'))).text()).not.toContain('DTEND');
  });

  it("a special day's calendar entry has one UID for each day, and the same one each time", async () => {
    const app = await open();
    const uid = async (date: string) =>
      /^UID:.*$/m.exec(await (await app.request(entryOf(date))).text())?.[0];
    expect(await uid('2026-11-30')).toMatch(/^UID:.+@page\.example/);
    expect(await uid('2026-11-30')).toBe(await uid('2026-11-30'));
    expect(await uid('2026-11-30')).not.toBe(await uid('2026-12-01'));
  });

  it("a special day's calendar entry may be cached like the page, since it is the same for everybody", async () => {
    const app = await open();
    const [entry, page] = await Promise.all([app.request(entryOf('2026-11-23')), app.request('/@komorebi')]);
    expect(entry.headers.get('cache-control')).toBe(page.headers.get('cache-control'));
    expect(entry.headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each(['2026-11-24', '2026-11-31', '2026-13-01', 'tomorrow', '2026-11-23.ics/x'])(
    "a special day's calendar entry is not found for %s",
    async (date) => {
      expect((await (await open()).request(entryOf(date))).status).toBe(404);
    },
  );

  it("a special day's calendar entry is not found if the hours are unknown", async () => {
    expect((await (await open({ address: { text: 'Yanaka' } })).request(entryOf('2026-11-23'))).status).toBe(
      404,
    );
  });
});
