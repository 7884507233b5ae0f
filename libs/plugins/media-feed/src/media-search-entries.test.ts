import { createFormatters } from '@oa-profile/i18n';
import type { HighlightContext } from '@oa-profile/plugin-sdk';
import { loadTranslate, storyContext } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { mediaFeedSection } from './section.js';
import { mediaFeedTexts } from './texts.js';

const t = await loadTranslate(mediaFeedTexts, 'en');
const context: HighlightContext = { ...storyContext(), formatters: createFormatters('en', 'Asia/Tokyo') };
const post = { kind: 'post' as const, publishedAt: '2026-11-20T09:00:00Z', pictures: [] };

it('a search finds posts by the first line and the rest of their caption, or by what their picture shows', () => {
  const items = [
    { ...post, id: 'p-1', caption: ' New beans\r\n\nFrom Huehuetenango.' },
    { ...post, id: 'p-2' },
    {
      ...post,
      id: 'p-3',
      caption: ' \n',
      pictures: [{ url: 'https://example.com/1.jpg', width: 4, height: 3, alt: 'Three cups' }],
    },
    { ...post, id: 'p-4', kind: 'video' as const, caption: 'Pouring' },
  ];
  expect(mediaFeedSection.searchEntries?.({ items }, context, t)).toEqual([
    { title: 'New beans', text: 'From Huehuetenango.', itemId: 'p-1' },
    { title: 'Three cups', text: undefined, itemId: 'p-3' },
    { title: 'Pouring', text: 'Video', itemId: 'p-4' },
  ]);
});
