import { expect, it } from 'vitest';
import { durationText } from './duration-text.js';

it.each([
  [0, '0:00'],
  [42, '0:42'],
  [725, '12:05'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
])('durationText writes %i seconds as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
