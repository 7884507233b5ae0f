import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { faqPlugin } from './faq-plugin.js';

const items = Array.from({ length: 30 }, (_, index) => ({
  id: `number-${index}`,
  question: `Question ${index}?`,
  answer: `Answer ${index}.`,
}));

it('the section has every answer in the HTML, with its link target, so that links and find-in-page need no script', async () => {
  const html = await renderOnServer(faqPlugin, { status: 'Success', data: { items } });
  for (const { id, answer } of items) {
    expect(html).toContain(`id="faq-${id}"`);
    expect(html).toContain(answer);
  }
});

it('the section shows what an owner wrote as text, even if it looks like markup', async () => {
  const [item] = items;
  const data = { items: [{ ...item, question: '<b>Bold?</b>', answer: '<img src=x> javascript:alert(1)' }] };
  const html = await renderOnServer(faqPlugin, { status: 'Success', data });
  expect(html).toContain('&lt;b&gt;Bold?&lt;/b&gt;');
  expect(html).not.toMatch(/<img|href="javascript:/);
});

it('the section marks the account’s language if the page has another', async () => {
  const html = await renderOnServer(
    faqPlugin,
    { status: 'Success', data: { items } },
    { language: 'th', account: { contentLanguage: 'ja' } },
  );
  expect(html).toContain('<span lang="ja">Question 0?</span>');
});

it('the section says in the language of the page that a link in an answer opens in a new tab', async () => {
  const [item] = items;
  const html = await renderOnServer(
    faqPlugin,
    { status: 'Success', data: { items: [{ ...item, answer: 'https://example.com' }] } },
    { language: 'en', account: { contentLanguage: 'ja' } },
  );
  expect(html).toContain('<span lang="en">Opens in a new tab</span>');
});

it('the section renders nothing without questions', async () => {
  expect(await renderOnServer(faqPlugin, { status: 'Success', data: { items: [] } })).toBe('');
});
