import { createFormatters } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { ageText, durationText } from './post-words.js';

const formatters = createFormatters('en', 'Asia/Tokyo');
const now = new Date('2026-11-21T12:00:00+09:00');

it('the age of a post counts days in the account’s time zone', () => {
  const posted = '2026-11-19T20:00:00+09:00';
  expect(ageText(posted, now, formatters)).toBe('2 days ago');
  expect(ageText(posted, now, createFormatters('en', 'America/Los_Angeles'))).toBe('yesterday');
});

it('a post is from now, not from the future, if clocks differ', () => {
  expect(ageText('2026-11-21T12:03:00+09:00', now, formatters)).toBe('now');
});

it('a post that is dated ahead has its date, and is not from now', () => {
  expect(ageText('2026-11-28T12:00:00+09:00', now, formatters)).toBe('Nov 28, 2026');
});

it.each([
  [0, '0:00'],
  [42, '0:42'],
  [725, '12:05'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
])('durationText writes %i seconds as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
