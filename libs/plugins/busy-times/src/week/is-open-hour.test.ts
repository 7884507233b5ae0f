import { expect, it } from 'vitest';
import { isOpenHour } from './is-open-hour.js';

function openHours(opens: string, closes: string): number[] {
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    isOpenHour([{ opens, closes }], hour),
  );
}

it.each([
  ['10:00', '13:00', [10, 11, 12]],
  ['10:30', '12:15', [10, 11, 12]],
  ['22:00', '02:00', [0, 1, 22, 23]],
  ['21:30', '24:00', [21, 22, 23]],
])('an hour counts as open if any part of it is between %s and %s', (opens, closes, hours) => {
  expect(openHours(opens, closes)).toEqual(hours);
});

it.each(['00:00', '24:00'])(
  'every hour counts as open from midnight to midnight, written as %s',
  (closes) => {
    expect(openHours('00:00', closes)).toHaveLength(24);
  },
);
