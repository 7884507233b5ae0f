import { describe, expect, it } from 'vitest';
import { findAnnouncement, inOrder, newsOf, type Announcement } from './announcement.js';

const announced = (id: string, more: Partial<Announcement> = {}): Announcement => ({
  id,
  title: 'New hours',
  ...more,
});
const published = (id: string, publishedAt: string, until?: string): Announcement =>
  announced(id, { publishedAt: `2026-11-${publishedAt}:00+09:00`, until });
const now = new Date('2026-11-21T12:00:00+09:00');
const idsOf = (items: readonly Announcement[]): string[] => items.map(({ id }) => id);

describe('what is news to a visitor', () => {
  it.each([
    ['21T12:00', true],
    ['14T12:01', true],
    ['14T12:00', false],
    ['21T12:01', false],
    ['22T12:00', false],
  ])(
    'what is news on a first visit was published in the last seven days, and not later than now: %s',
    (at, is) => {
      expect(newsOf([published('a', at)], { now, earlierVisit: undefined })).toHaveLength(is ? 1 : 0);
    },
  );

  it('what is news on a first visit is at most the newest two', () => {
    const items = [published('a', '21T09:00'), published('b', '20T09:00'), published('c', '19T09:00')];
    expect(idsOf(newsOf(items, { now, earlierVisit: undefined }))).toEqual(['a', 'b']);
  });

  it('what is news to a visitor who comes back is all that was published since, however long that is', () => {
    const items = [
      published('ahead', '21T13:00'),
      published('a', '21T09:00'),
      published('b', '20T09:00'),
      published('c', '10T09:00'),
      published('known', '01T09:00'),
    ];
    const earlierVisit = new Date('2026-11-01T09:00:00+09:00');
    expect(idsOf(newsOf(items, { now, earlierVisit }))).toEqual(['a', 'b', 'c']);
    expect(newsOf(items, { now, earlierVisit: now })).toEqual([]);
  });

  it('what has no date is no news, and neither is what is over', () => {
    const items = [announced('undated'), published('over', '20T09:00', '2026-11-21T12:00:00+09:00')];
    expect(newsOf(items, { now, earlierVisit: undefined })).toEqual([]);
  });
});

it('what is over stands below what still holds, each in the order of publication', () => {
  const over = '2026-11-21T12:00:00+09:00';
  const items = [
    published('a', '20T09:00', over),
    published('b', '19T09:00', '2026-11-21T12:01:00+09:00'),
    published('c', '18T09:00', over),
    announced('d'),
  ];
  expect(idsOf(inOrder(items, now))).toEqual(['b', 'd', 'a', 'c']);
});

it('an announcement is found by its id', () => {
  const item = announced('hours');
  expect(findAnnouncement({ items: [item] }, 'hours')).toBe(item);
  expect(findAnnouncement({ items: [item] }, 'gone')).toBeUndefined();
});
