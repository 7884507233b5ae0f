import { expect, it } from 'vitest';
import { findAnnouncement, isRecent, type Announcement } from './announcement.js';

const announced = (publishedAt: string): Announcement => ({ id: 'hours', title: 'New hours', publishedAt });
const now = new Date('2026-11-21T12:00:00+09:00');

it.each([
  ['2026-11-21T11:59:00+09:00', true],
  ['2026-10-22T12:00:01+09:00', true],
  ['2026-10-22T12:00:00+09:00', false],
  ['2025-11-21T12:00:00+09:00', false],
])('an announcement counts as news for thirty days: %s', (publishedAt, recent) => {
  expect(isRecent(announced(publishedAt), now)).toBe(recent);
});

it.each(['2026-11-21T12:00:01+09:00', '2026-11-22T12:00:00+09:00', '2027-11-21T12:00:00+09:00'])(
  'an announcement with a date in the future is no news before: %s',
  (publishedAt) => {
    expect(isRecent(announced(publishedAt), now)).toBe(false);
    expect(isRecent(announced(publishedAt), new Date(publishedAt))).toBe(true);
  },
);

it('an announcement is found by its id', () => {
  const item = announced('2026-11-21T11:59:00+09:00');
  expect(findAnnouncement({ items: [item] }, 'hours')).toBe(item);
  expect(findAnnouncement({ items: [item] }, 'gone')).toBeUndefined();
});
