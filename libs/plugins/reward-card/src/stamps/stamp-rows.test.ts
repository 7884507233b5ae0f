import { expect, it } from 'vitest';
import { stampRows } from './stamp-rows.js';

it.each([
  [1, 'one'],
  [4, 'one'],
  [5, 'fives'],
  [20, 'fives'],
  [21, 'tens'],
  [50, 'tens'],
])('stampRows lays out %i places in rows of: %s', (places, rows) => {
  expect(stampRows(places)).toBe(rows);
});
