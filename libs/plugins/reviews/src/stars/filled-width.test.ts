import { expect, it } from 'vitest';
import { filledWidth } from './filled-width.js';

it.each([
  [0, 0],
  [1, 24],
  [4, 96],
  [5, 120],
])('filledWidth ends between the stars for %d', (rating, width) => {
  expect(filledWidth(rating)).toBe(width);
});

it('filledWidth ends in the middle of a star for a half', () => {
  expect(filledWidth(3.5)).toBeCloseTo(3 * 24 + 12);
});

it('filledWidth shows a tenth of a star', () => {
  expect(filledWidth(4.1)).toBeGreaterThan(4 * 24 + 2.7);
  expect(filledWidth(4.9)).toBeLessThan(5 * 24 - 2.7);
});
