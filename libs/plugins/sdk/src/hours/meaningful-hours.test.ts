import { expect, it } from 'vitest';
import { meaningfulHours } from './meaningful-hours.js';

const hours = { timeZone: 'Asia/Tokyo', weekly: { mon: [{ opens: '10:00', closes: '18:00' }] } };

it('valid opening hours are kept', () => {
  expect(meaningfulHours(hours)).toBe(hours);
});

it.each([
  undefined,
  { timeZone: 'Asia/Komorebi', weekly: {} },
  { ...hours, publicHolidays: ['2026-11-31'] },
  { ...hours, weekly: { mon: [{ opens: '10:00', closes: '18:00', lastOrder: '19:00' }] } },
])('invalid opening hours are dropped: %j', (meaningless) => {
  expect(meaningfulHours(meaningless)).toBeUndefined();
});
