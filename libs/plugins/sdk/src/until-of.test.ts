import { expect, it } from 'vitest';
import { hasEnded } from './index.js';

const now = new Date('2026-11-30T12:00:00+09:00');

it.each([
  ['2026-11-30T12:00:00+09:00', true],
  ['2026-11-30T12:01:00+09:00', false],
  ['on Thursday', false],
  [undefined, false],
])('what ends at %s has ended at noon: %s', (until, ended) => {
  expect(hasEnded({ until }, now)).toBe(ended);
});
