import { describe, expect, it } from 'vitest';
import { fileRequest, linesOf } from '@oa-profile/profile/internal/testing';
import { visitFile } from './visit-file.js';

const info = { address: { text: '3-99-7 Yanaka, Tokyo' } } as const;

describe("a planned visit's calendar entry", () => {
  it("a planned visit's calendar entry says when and where, in the language of the page", async () => {
    const file = await visitFile(
      fileRequest({ info, language: 'ja', query: 'start=2026-11-28T09:00:00.000Z' }),
    );
    expect(file).toMatchObject({ name: 'visit.ics', contentType: 'text/calendar; charset=utf-8' });
    expect(linesOf(file)).toEqual(
      expect.arrayContaining([
        'DTSTART:20261128T090000Z',
        'DTEND:20261128T100000Z',
        'SUMMARY:訪問：Komorebi Coffee',
        'LOCATION:3-99-7 Yanaka\\, Tokyo',
      ]),
    );
  });

  it.each(['', 'start=soon', 'start=2026-11-31T09:00:00.000Z', 'start=2046-11-28T09:00:00.000Z'])(
    "a planned visit's calendar entry is not found at ?%s",
    async (query) => {
      expect(await visitFile(fileRequest({ info, query }))).toBeUndefined();
    },
  );

  it("a planned visit's calendar entry has no place if none is known", async () => {
    const file = await visitFile(fileRequest({ query: 'start=2026-11-28T09:00:00.000Z' }));
    expect(linesOf(file)).toContain('SUMMARY:Visit: Komorebi Coffee');
    expect(file?.content).not.toContain('LOCATION');
  });
});
