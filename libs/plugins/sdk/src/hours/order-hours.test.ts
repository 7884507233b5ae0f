import { openStateAt, type BusinessHours } from '@oa-profile/business-hours';
import { expect, it } from 'vitest';
import { orderHours } from './order-hours.js';

const timeZone = 'Asia/Tokyo';
const intervals = [
  { opens: '11:00', closes: '14:00', lastOrder: '13:30' },
  { opens: '17:00', closes: '02:00', lastOrder: '25:00' },
];
const ended = [
  { opens: '11:00', closes: '13:30' },
  { opens: '17:00', closes: '25:00' },
];
const day = { from: '2026-12-31', to: '2026-12-31' };
const friday = (time: string): Date => new Date(`2026-11-20T${time}:00+09:00`);

it('orders are taken until the last one, on every kind of day', () => {
  const hours: BusinessHours = {
    timeZone,
    weekly: { thu: [], fri: intervals, sat: [{ opens: '09:00', closes: '17:00' }] },
    holiday: intervals,
    special: [{ ...day, intervals }],
  };
  expect(orderHours(hours)).toEqual({
    ...hours,
    weekly: { ...hours.weekly, fri: ended },
    holiday: ended,
    special: [{ ...day, intervals: ended }],
  });
  expect(openStateAt(orderHours(hours), friday('13:29')).state).toBe('open');
  expect(openStateAt(orderHours(hours), friday('13:30')).state).toBe('break');
});

it('orders whose hours are unknown stay unknown', () => {
  const unknown: BusinessHours = { timeZone, weekly: {}, holiday: 'unknown', special: [day] };
  expect(orderHours(unknown)).toEqual(unknown);
});

it('orders that end as they begin are never taken, not all day', () => {
  const never = [{ opens: '11:00', closes: '14:00', lastOrder: '11:00' }];
  expect(openStateAt(orderHours({ timeZone, weekly: { fri: never } }), friday('12:00')).state).toBe('closed');
});
