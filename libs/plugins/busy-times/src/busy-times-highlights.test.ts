import { createFormatters } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { busyTimesHighlights } from './busy-times-highlights.js';
import { openFrom, sampleWeek } from './testing/sample-week.js';
import { busyTimesTexts } from './texts.js';

const context = {
  account: { name: 'Komorebi', countryCode: 'JP' as const, timeZone: 'Asia/Tokyo', currency: 'JPY' },
  language: 'en' as const,
  formatters: createFormatters('en', 'Asia/Tokyo'),
};

it('gives for each hour of the week, from Sunday on, how busy it usually is', async () => {
  const t = await loadTranslate(busyTimesTexts, 'en');
  const data = sampleWeek({ mon: openFrom(9, 11) });
  const [usual] = busyTimesHighlights(data, context, t);
  if (usual?.kind !== 'hourly') throw new Error('There is no hourly highlight');
  const textAt = (day: number, hour: number): string | undefined =>
    usual.texts[usual.week[day * 24 + hour] ?? -1];
  expect(usual.week).toHaveLength(7 * 24);
  expect(textAt(1, 8)).toBe('Usually not busy');
  expect(textAt(1, 9)).toBe('Usually a bit busy');
  expect(textAt(2, 9)).toBe('Usually not busy');
});

it('says how busy it is now, from an hour before to an hour after the count', async () => {
  const t = await loadTranslate(busyTimesTexts, 'en');
  const live = { value: 40, measuredAt: '2026-11-20T12:00:00+09:00' };
  expect(busyTimesHighlights({ ...sampleWeek({}), live }, context, t)).toMatchObject([
    {
      live: {
        text: 'Live: A bit busy right now',
        from: '2026-11-20T02:00:00.000Z',
        until: '2026-11-20T04:00:00.000Z',
      },
    },
  ]);
});
