import { expect, it } from 'vitest';
import { announcementItemCard } from './announcement-item-card.js';

const publishedAt = '2026-11-20T09:00:00+09:00';
const picture = { url: 'https://pictures.example.com/terrace.jpg', width: 1200, height: 800 };
const data = {
  items: [
    {
      id: 'terrace',
      title: 'The terrace is open',
      body: 'Every day\n\nuntil October.',
      publishedAt,
      picture,
    },
    { id: 'hours', title: 'New hours', publishedAt },
  ],
};

it('an announcement’s card has its title, the start of its body on one line, its date and its picture', () => {
  expect(announcementItemCard(data, 'terrace')).toEqual({
    title: 'The terrace is open',
    description: 'Every day until October.',
    publishedAt,
    picture,
  });
});

it('the card of an announcement without a body has no description', () => {
  expect(announcementItemCard(data, 'hours')).toEqual({ title: 'New hours', publishedAt });
});

it('an unknown announcement has no card', () => {
  expect(announcementItemCard(data, 'gone')).toBeUndefined();
});
