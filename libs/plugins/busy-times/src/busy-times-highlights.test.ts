import { createFormatters } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { busyTimesHighlights } from './busy-times-highlights.js';
import { openFrom, sampleWeek } from './testing/sample-week.js';
import { busyTimesTexts } from './texts.js';

it('gives for each hour of the week, from Sunday on, how busy it usually is', async () => {
  const t = await loadTranslate(busyTimesTexts, 'en');
  const context = {
    account: { name: 'Komorebi', countryCode: 'JP' as const, timeZone: 'Asia/Tokyo', currency: 'JPY' },
    language: 'en' as const,
    formatters: createFormatters('en', 'Asia/Tokyo'),
  };
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
