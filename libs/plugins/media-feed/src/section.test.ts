import { createFormatters } from '@oa-profile/i18n';
import type { HighlightContext } from '@oa-profile/plugin-sdk';
import { loadTranslate, storyContext } from '@oa-profile/plugin-sdk/testing';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { mediaFeedSchema } from './media-feed-schema.js';
import { mediaFeedSection } from './section.js';
import { mediaFeedTexts } from './texts.js';

const t = await loadTranslate(mediaFeedTexts, 'en');
const story = storyContext();
const context: HighlightContext = {
  ...story,
  account: { ...story.account, contentLanguage: 'ja' },
  language: 'en',
  formatters: createFormatters('en', 'Asia/Tokyo'),
};
const picture = (name: string, alt?: string) => ({
  url: `https://pictures.example.com/${name}.jpg`,
  width: 600,
  height: 400,
  alt,
});
const highlightsOf = (items: object[]) =>
  mediaFeedSection.highlights?.(parse(mediaFeedSchema, { items }), context, t) ?? [];

it('the first screen gets the first picture of each post, the newest first, with what it shows and its post', () => {
  const items = [
    { id: 'old', kind: 'photo', publishedAt: '2026-11-01T09:00:00Z', pictures: [picture('a', '窓辺')] },
    {
      id: 'new',
      kind: 'post',
      publishedAt: '2026-11-20T09:00:00Z',
      pictures: [picture('b', '猫'), picture('c')],
    },
    { id: 'words', kind: 'post', caption: '本日休業', pictures: [] },
  ];
  expect(highlightsOf(items)).toEqual([
    {
      kind: 'pictures',
      pictures: [
        { ...picture('b', '猫'), itemId: 'new', lang: 'ja' },
        { ...picture('a', '窓辺'), itemId: 'old', lang: 'ja' },
      ],
    },
  ]);
});

it.each([
  [{ caption: ' 新豆\n本日から' }, { alt: '新豆', lang: 'ja' }],
  [{ caption: '\u200f\n\u2060\n🍰' }, { alt: '🍰', lang: 'ja' }],
  [{ caption: '\u200f\n.' }, { alt: '.', lang: 'ja' }],
  [{}, { alt: '1 photo' }],
  [{ kind: 'video', videoUrl: 'https://videos.example.com/a.mp4' }, { alt: 'Video' }],
])('the first screen names a picture without an alternative, of a post with %j, %j', (more, named) => {
  const [highlight] = highlightsOf([{ id: 'p', kind: 'photo', pictures: [picture('a')], ...more }]);
  expect(highlight).toEqual({
    kind: 'pictures',
    pictures: [{ url: picture('a').url, width: 600, height: 400, itemId: 'p', ...named }],
  });
});

it('the first screen has no more of a long text than names a link: each view of the account has all of them', () => {
  const long = 'A table by the window. '.repeat(500);
  const [highlight] = highlightsOf([{ id: 'p', kind: 'photo', pictures: [picture('a', long)] }]);
  expect(highlight?.kind === 'pictures' && highlight.pictures[0]?.alt.length).toBeLessThanOrEqual(120);
});

it('the first screen gets no picture whose address is unsafe or whose size is unknown, and nothing without pictures', () => {
  const unsafe = { ...picture('a'), url: 'javascript:alert(1)' };
  const sizeless = { ...picture('b'), width: undefined };
  const items = [unsafe, sizeless].map((each, place) => ({
    id: `p-${place}`,
    caption: 'x',
    pictures: [each],
  }));
  expect(highlightsOf(items.map((item) => ({ ...item, kind: 'photo' })))).toEqual([]);
  expect(highlightsOf([])).toEqual([]);
});

it('the first screen gets at most six pictures', () => {
  const items = Array.from({ length: 9 }, (_, place) => ({
    id: `p-${place}`,
    kind: 'photo',
    pictures: [picture(`${place}`)],
  }));
  const [highlight] = highlightsOf(items);
  expect(highlight?.kind === 'pictures' && highlight.pictures).toHaveLength(6);
});

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

const cup = { url: 'https://pictures.example.com/1.jpg', width: 960, height: 720, alt: 'A cup' };
const cardOf = (parts: object) =>
  mediaFeedSection.itemCard?.(
    parse(mediaFeedSchema, {
      items: [{ id: 'a', kind: 'photo', publishedAt: '2026-11-20T23:00:00+09:00', pictures: [], ...parts }],
    }),
    'a',
  );

it('a post’s card has the first line of its caption as the title, which is no heading above it, its date and its picture', () => {
  expect(cardOf({ caption: 'New beans.\n\nFrom Guji.', pictures: [cup] })).toEqual({
    title: 'New beans.',
    isExcerpt: true,
    description: 'New beans. From Guji.',
    publishedAt: expect.stringMatching(/^2026-11-20/) as string,
    picture: cup,
  });
});

it('a post’s card shortens a long title', () => {
  expect(cardOf({ caption: 'tea '.repeat(100) })?.title).toMatch(/^tea .{40,60}…$/);
});

it('a post’s card without a caption has the picture’s text alternative, or no title', () => {
  expect(cardOf({ pictures: [cup] })).toMatchObject({ title: 'A cup', isExcerpt: true });
  for (const caption of [undefined, '', ' \n ', '\n\n'])
    expect(cardOf({ caption, pictures: [{ ...cup, alt: undefined }] })?.title).toBeUndefined();
});

it('an unknown post has no card', () => {
  expect(mediaFeedSection.itemCard?.({ items: [] }, 'a')).toBeUndefined();
});
