import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { itemCard } from './item-card.js';
import { mediaFeedSchema } from './media-feed-schema.js';

const picture = { url: 'https://pictures.example.com/1.jpg', width: 960, height: 720, alt: 'A cup' };
const cardOf = (parts: object) =>
  itemCard(
    parse(mediaFeedSchema, {
      items: [{ id: 'a', kind: 'photo', publishedAt: '2026-11-20T23:00:00+09:00', pictures: [], ...parts }],
    }),
    'a',
  );

it('a post’s card has the first line of its caption as the title, which is no heading above it, its date and its picture', () => {
  expect(cardOf({ caption: 'New beans.\n\nFrom Guji.', pictures: [picture] })).toEqual({
    title: 'New beans.',
    isExcerpt: true,
    description: 'New beans. From Guji.',
    publishedAt: expect.stringMatching(/^2026-11-20/) as string,
    picture,
  });
});

it('a post’s card shortens a long title', () => {
  expect(cardOf({ caption: 'tea '.repeat(100) })?.title).toMatch(/^tea .{40,60}…$/);
});

it('a post’s card without a caption has the picture’s text alternative, or no title', () => {
  expect(cardOf({ pictures: [picture] })).toMatchObject({ title: 'A cup', isExcerpt: true });
  for (const caption of [undefined, '', ' \n ', '\n\n'])
    expect(cardOf({ caption, pictures: [{ ...picture, alt: undefined }] })?.title).toBeUndefined();
});

it('an unknown post has no card', () => {
  expect(itemCard({ items: [] }, 'a')).toBeUndefined();
});
