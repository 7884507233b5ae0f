import { expect, it } from 'vitest';
import { mediaSearchEntries } from './media-search-entries.js';

const post = { kind: 'post' as const, publishedAt: '2026-11-20T09:00:00Z', pictures: [] };

it('finds posts by the first line and the rest of their caption, and none without one', () => {
  const items = [
    { ...post, id: 'p-1', caption: ' New beans\r\n\nFrom Huehuetenango.' },
    { ...post, id: 'p-2' },
    { ...post, id: 'p-3', caption: ' \n' },
    { ...post, id: 'p-4', caption: 'Closed today' },
  ];
  expect(mediaSearchEntries({ items })).toEqual([
    { title: 'New beans', text: 'From Huehuetenango.', itemId: 'p-1' },
    { title: 'Closed today', text: undefined, itemId: 'p-4' },
  ]);
});
