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

it('has the first line of the caption as its title, and the picture', () => {
  expect(cardOf({ caption: 'New beans.\n\nFrom Guji.', pictures: [picture] })).toEqual({
    title: 'New beans.',
    description: 'New beans. From Guji.',
    picture,
  });
});

it('shortens a long line', () => {
  expect(cardOf({ caption: 'tea '.repeat(100) })?.title).toMatch(/^tea .{40,60}…$/);
});

it('says what the picture shows where there are no words, and else the day', () => {
  expect(cardOf({ pictures: [picture] })?.title).toBe('A cup');
  expect(cardOf({ pictures: [{ ...picture, alt: undefined }] })?.title).toBe('2026-11-20');
});

it('is not there for a post that is not there', () => {
  expect(itemCard({ items: [] }, 'a')).toBeUndefined();
});
