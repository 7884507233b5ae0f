import type { MediaFeed } from '@oa-profile/api-client/schemas';
import { expect, it } from 'vitest';
import { appendItems } from './append-items.js';

const feed = (ids: string[], nextCursor?: string): MediaFeed => ({
  items: ids.map((id) => ({
    id,
    kind: 'post',
    publishedAt: '2026-11-20T09:00:00Z',
    caption: 'Open at nine.',
    pictures: [],
    videoUrl: undefined,
    captionsUrl: undefined,
  })),
  nextCursor,
});

it('puts the next page after what is there, and goes on from its end', () => {
  expect(appendItems(feed(['c', 'b'], 'b'), feed(['a'], 'a'))).toEqual(feed(['c', 'b', 'a'], 'a'));
});

it('names a post once where pages overlap', () => {
  expect(appendItems(feed(['c', 'b'], 'b'), feed(['b', 'a'], 'a'))).toEqual(feed(['c', 'b', 'a'], 'a'));
});

it('ends with the last page', () => {
  expect(appendItems(feed(['b'], 'b'), feed(['a'])).nextCursor).toBeUndefined();
});
