import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { reviewsPlugin } from './reviews-plugin.js';

const items = Array.from({ length: 30 }, (_, index) => ({
  id: `review-${index}`,
  author: `Guest ${index}`,
  stars: (index % 5) + 1,
  body: `Visit ${index}.`,
  language: 'en',
  createdAt: '2026-10-01T12:00:00+09:00',
}));
const data = { average: 4.25, count: 30, distribution: [1, 2, 3, 10, 14], items };

it('has every review and the notice in the HTML, so that neither needs a script', async () => {
  const html = await renderOnServer(reviewsPlugin, { status: 'Success', data });
  for (const { body } of items) expect(html).toContain(body);
  expect(html).toContain('Review features are being discontinued on June 30.');
});

it('says in words what stars and bars show', async () => {
  const html = await renderOnServer(reviewsPlugin, { status: 'Success', data }, { language: 'id' });
  expect(html).toContain('aria-label="4,3 dari 5 bintang"');
  expect(html).not.toMatch(/\sstyle=/);
});

it('marks the language of a review', async () => {
  const html = await renderOnServer(reviewsPlugin, { status: 'Success', data }, { language: 'th' });
  expect(html).toMatch(/lang="en"[^>]*>Visit 0\./);
});

it('shows what visitors wrote as text, and makes no links of it', async () => {
  const [item] = items;
  const body = '<img src=x> https://example.com/spam';
  const state = { status: 'Success', data: { ...data, items: [{ ...item, body }] } } as const;
  const html = await renderOnServer(reviewsPlugin, state);
  expect(html).toContain('&lt;img src=x&gt; https://example.com/spam');
  expect(html).not.toMatch(/<img|<a /);
});

it('shows a review once that the API sends twice', async () => {
  const twice = { ...data, items: [...items.slice(0, 2), items[0]] };
  const html = await renderOnServer(reviewsPlugin, { status: 'Success', data: twice });
  expect(html.split('Guest 0')).toHaveLength(2);
});

it('renders nothing without reviews', async () => {
  const none = { average: 0, count: 0, distribution: [0, 0, 0, 0, 0], items: [] };
  expect(await renderOnServer(reviewsPlugin, { status: 'Success', data: none })).toBe('');
});
