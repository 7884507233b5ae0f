import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { announcements } from './data.js';

it('the newest announcement comes first, in whatever order they are sent, and those of no known time last', () => {
  const sent = [
    ['undated', 'soon'],
    ['oldest', '2026-01-05T09:00:00+09:00'],
    ['newest', '2026-11-20T01:00:00Z'],
    ['tokyo', '2026-11-20T09:00:00+09:00'],
    ['missing', undefined],
  ].map(([id, publishedAt]) => ({ id, title: 'News', publishedAt }));
  const { items } = parse(announcements, { items: sent });
  expect(items.map(({ id }) => id)).toEqual(['newest', 'tokyo', 'oldest', 'undated', 'missing']);
});
