import type { BusinessHours } from '@oa-profile/business-hours';
import { cachedFormatters } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { describe, expect, it } from 'vitest';
import { placeTexts } from '../place-texts.js';
import { placeText } from './place-text.js';

const timeZone = 'Asia/Tokyo';
const services = [
  { opens: '08:00', closes: '16:30' },
  { opens: '17:30', closes: '01:30' },
];
const hours: BusinessHours = { timeZone, weekly: { sat: services, sun: [] } };
const komorebi = { name: 'Komorebi Coffee', hours, address: '3-99-7 Yanaka\nTaito-ku, Tokyo' };
const saturday = new Date('2026-11-21T12:00:00+09:00');

async function inWords(
  place: Parameters<typeof placeText>[0],
  now = saturday,
  language: 'en' | 'ja' = 'en',
): Promise<string[]> {
  const t = await loadTranslate(placeTexts, language);
  return placeText(place, { now, t, formatters: cachedFormatters(language, timeZone) }).split('\n');
}

describe('a place in words', () => {
  it('a place in words is its name, the day’s hours with their date, and the address', async () => {
    expect(await inWords(komorebi)).toEqual([
      'Komorebi Coffee',
      'Sat, Nov 21: 8:00 AM – 4:30 PM and 5:30 PM – 1:30 AM (next day)',
      '3-99-7 Yanaka',
      'Taito-ku, Tokyo',
    ]);
  });

  it('a place in words is in the language of the page', async () => {
    expect((await inWords({ ...komorebi, name: '木漏れ日珈琲' }, saturday, 'ja'))[1]).toMatch(
      /^11月21日.*8:00/,
    );
  });

  it.each<[what: string, now: string, line: string]>([
    ['the day of the night that goes on', '2026-11-22T01:00:00+09:00', 'Sat, Nov 21: 8:00 AM'],
    ['a day off', '2026-11-22T12:00:00+09:00', 'Sun, Nov 22: Closed'],
    ['the account’s own day, if the visitor’s is another', '2026-11-20T16:00:00Z', 'Sat, Nov 21: 8:00 AM'],
  ])('a place in words says %s', async (_what, now, line) => {
    expect((await inWords(komorebi, new Date(now)))[1]).toContain(line);
  });

  it('a place in words says that it is temporarily closed', async () => {
    const closed = { ...hours, temporarilyClosed: {} };
    expect((await inWords({ ...komorebi, hours: closed }))[1]).toBe('Temporarily closed');
  });

  it('a place in words leaves out what is unknown', async () => {
    const monday = new Date('2026-11-23T12:00:00+09:00');
    expect(await inWords({ ...komorebi, address: undefined }, monday)).toEqual(['Komorebi Coffee']);
    expect(await inWords({ ...komorebi, hours: undefined, address: undefined })).toEqual(['Komorebi Coffee']);
  });
});
