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

it('is the title, the beginning of the body on one line, and the picture', () => {
  expect(announcementItemCard(data, 'terrace')).toEqual({
    title: 'The terrace is open',
    description: 'Every day until October.',
    picture,
  });
});

it('has no description without a body', () => {
  expect(announcementItemCard(data, 'hours')).toEqual({ title: 'New hours' });
});

it('is not there for an announcement that is not', () => {
  expect(announcementItemCard(data, 'gone')).toBeUndefined();
});
