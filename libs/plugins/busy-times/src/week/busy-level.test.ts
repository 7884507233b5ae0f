import { expect, it } from 'vitest';
import { busyLevel } from './busy-level.js';

it.each([
  [0, 'notBusy'],
  [24.9, 'notBusy'],
  [25, 'aBitBusy'],
  [50, 'busy'],
  [75, 'veryBusy'],
  [100, 'veryBusy'],
])('busyLevel has a word for %d', (value, level) => {
  expect(busyLevel(value)).toBe(level);
});
