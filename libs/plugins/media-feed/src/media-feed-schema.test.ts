import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { mediaFeedSchema } from './media-feed-schema.js';

const post = (id: string, publishedAt: string) => ({
  id,
  kind: 'post',
  publishedAt,
  caption: 'Open at nine.',
  pictures: [],
});
const idsOf = (items: unknown[]): string[] => parse(mediaFeedSchema, { items }).items.map(({ id }) => id);

it('the newest post comes first, whatever the offsets of the dates', () => {
  const items = [
    post('tokyo', '2026-11-20T09:00:00+09:00'),
    post('utc', '2026-11-20T01:00:00Z'),
    post('new-york', '2026-11-19T21:00:00-05:00'),
  ];
  expect(idsOf(items)).toEqual(['new-york', 'utc', 'tokyo']);
});

it.each([
  ['no words', { caption: ' \n' }],
  ['nothing but an unsafe video', { caption: undefined, videoUrl: 'javascript:alert(1)' }],
])('mediaFeedSchema drops a post with %s', (_name, parts) => {
  expect(idsOf([{ ...post('a', '2026-11-20T09:00:00Z'), ...parts }])).toEqual([]);
});
