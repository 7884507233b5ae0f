import { createFormatters } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { busyTimesHighlights } from './busy-times-highlights.js';
import { placeOfNow } from './now/place-of-now.js';
import { busyWeek, isUncountedLevel } from './week/busy-week.js';
import { openFrom, sampleWeek } from './testing/sample-week.js';
import { busyTimesTexts } from './texts.js';

const context = {
  account: { name: 'Komorebi', countryCode: 'JP' as const, timeZone: 'Asia/Tokyo', currency: 'JPY' },
  language: 'en' as const,
  formatters: createFormatters('en', 'Asia/Tokyo'),
};

it('busyTimesHighlights gives for each hour of the week, from Sunday on, how busy it usually is', async () => {
  const t = await loadTranslate(busyTimesTexts, 'en');
  const data = sampleWeek({ mon: openFrom(9, 11) });
  const [usual] = busyTimesHighlights(data, context, t);
  if (usual?.kind !== 'hourly') throw new Error('There is no hourly highlight');
  const textAt = (day: number, hour: number): string | undefined =>
    usual.texts[usual.week[day * 24 + hour] ?? -1];
  expect(usual.week).toHaveLength(7 * 24);
  expect(textAt(1, 8)).toBeUndefined();
  expect(textAt(1, 9)).toBe('Usually a bit busy');
  expect(textAt(2, 9)).toBeUndefined();
});

it('busyTimesHighlights says of each hour what the section says of it, and nothing where that has no count', async () => {
  const t = await loadTranslate(busyTimesTexts, 'en');
  const night = { sat: openFrom(18, 24), sun: openFrom(0, 2) };
  for (const data of [
    sampleWeek({ mon: { 9: 40, 11: 80 } }),
    sampleWeek({ mon: { 9: 40, 11: 80 } }, { openHours: [{ opens: '09:00', closes: '20:00' }] }),
    sampleWeek({ mon: { 9: 40, 10: -1, 11: 0 } }),
    sampleWeek(night),
    sampleWeek(night, { openHours: [{ opens: '18:00', closes: '02:00' }] }),
  ]) {
    const [usual] = busyTimesHighlights(data, context, t);
    if (usual?.kind !== 'hourly') throw new Error('There is no hourly highlight');
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      // 22 November 2026 is a Sunday.
      const now = new Date(Date.parse('2026-11-22T00:30:00+09:00') + hour * 3_600_000);
      const level = placeOfNow(busyWeek(data), 'Asia/Tokyo', now).hour?.level ?? 'unknown';
      const said = usual.texts[usual.week[hour] ?? -1];
      expect(said, `${hour}`).toBe(isUncountedLevel(level) ? undefined : t(`highlight.${level}`));
    }
  }
});

it('busyTimesHighlights says how busy it is now, from an hour before to an hour after the count', async () => {
  const t = await loadTranslate(busyTimesTexts, 'en');
  const live = { value: 40, measuredAt: '2026-11-20T12:00:00+09:00' };
  expect(busyTimesHighlights({ ...sampleWeek({}), live }, context, t)).toMatchObject([
    {
      live: {
        text: 'A bit busy now',
        from: '2026-11-20T02:00:00.000Z',
        until: '2026-11-20T04:00:00.000Z',
      },
    },
  ]);
});
