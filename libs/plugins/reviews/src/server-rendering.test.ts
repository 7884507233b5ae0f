import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { reviewsSection } from './section.js';

const items = Array.from({ length: 30 }, (_, index) => ({
  id: `review-${index}`,
  author: `Guest ${index}`,
  stars: (index % 5) + 1,
  body: `Visit ${index}.`,
  language: 'en',
  createdAt: '2026-10-01T12:00:00+09:00',
}));
const data = { average: 4.25, count: 30, distribution: [1, 2, 3, 10, 14], items };

it('the section says in words what stars and bars show', async () => {
  const html = await renderOnServer(reviewsSection, { status: 'Success', data }, { language: 'id' });
  expect(html).toContain('aria-label="4,3 dari 5 bintang"');
  expect(html).not.toMatch(/\sstyle=/);
});

it('the section says in which language a review is that is not in the language of the page', async () => {
  const render = (language: 'th' | 'en'): Promise<string> =>
    renderOnServer(reviewsSection, { status: 'Success', data }, { language });
  expect((await render('th')).split('ภาษาอังกฤษ')).toHaveLength(items.length + 1);
  expect(await render('en')).not.toContain('In English');
});

it('the section marks the language of an author, of a reply and of the replier’s name', async () => {
  const [item] = items;
  const reply = { body: 'Danke, gern.', language: 'de', createdAt: '2026-10-02T12:00:00+09:00' };
  const render = (each: object): Promise<string> =>
    renderOnServer(
      reviewsSection,
      { status: 'Success', data: { ...data, items: [{ ...item, reply: each }] } },
      { language: 'th' },
    );
  const html = await render(reply);
  expect(html).toMatch(/<h3[^>]* lang="en"[^>]*>Guest 0</);
  expect(html).toMatch(/ lang="de"[^>]*>.*Danke, gern\./);
  expect(html).toContain('<span lang="ja">木漏れ日珈琲</span>');
  // Without a language it is assumed to be the account's.
  expect(await render({ ...reply, language: undefined })).toMatch(/ lang="ja"[^>]*>.*Danke, gern\./);
});

it.each([
  ['2027-06-30T14:59:59Z', 'Review features are being discontinued on Jun\u00a030,\u00a02027.'],
  ['2027-06-30T15:00:00Z', 'Review features were discontinued on Jun\u00a030,\u00a02027.'],
])("the section says at %s, in the account's time zone, whether reviews have ended", async (now, words) => {
  const state = { status: 'Success', data: { ...data, endsOn: '2027-06-30' } } as const;
  expect(await renderOnServer(reviewsSection, state, { now: new Date(now) })).toContain(words);
});

it('the section shows what visitors wrote as text, without links', async () => {
  const [item] = items;
  const body = '<img src=x> https://example.com/spam';
  const state = { status: 'Success', data: { ...data, items: [{ ...item, body }] } } as const;
  const html = await renderOnServer(reviewsSection, state);
  expect(html).toContain('&lt;img src=x&gt; https://example.com/spam');
  expect(html).not.toMatch(/<img|<a /);
});

it('the section renders nothing without reviews', async () => {
  const none = { average: 0, count: 0, distribution: [0, 0, 0, 0, 0], items: [] };
  expect(await renderOnServer(reviewsSection, { status: 'Success', data: none })).toBe('');
});

it('the section leads to all reviews only if all of them are there, else to as many as there are', async () => {
  const render = (count: number): Promise<string> =>
    renderOnServer(
      reviewsSection,
      { status: 'Success', data: { ...data, count, items: items.slice(0, 2) } },
      { language: 'en' },
      '/@komorebi/reviews',
    );
  expect(await render(2)).toContain('Show all reviews');
  const html = await render(5213);
  expect(html).not.toContain('Show all');
  expect(html).toContain('Show 2 reviews');
});
