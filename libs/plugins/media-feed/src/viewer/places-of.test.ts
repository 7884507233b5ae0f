import { expect, it } from 'vitest';
import type { MediaItem } from '../data.js';
import { placesOf } from './places-of.js';

const post = (id: string): { item: MediaItem } => ({
  item: { id, kind: 'post', publishedAt: '2026-11-21T09:00:00+09:00', pictures: [] },
});

it('placesOf counts posts, and the parts of a post with several', () => {
  const [a, b, c] = [post('a'), post('b'), post('c')];
  expect(placesOf([a, b, b, c])).toEqual([
    { post: 1, part: 1, parts: 1 },
    { post: 2, part: 1, parts: 2 },
    { post: 2, part: 2, parts: 2 },
    { post: 3, part: 1, parts: 1 },
  ]);
});

it('without slides there are no places to count', () => {
  expect(placesOf([])).toEqual([]);
});
