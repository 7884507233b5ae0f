import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { faqSection } from './section.js';

const items = Array.from({ length: 30 }, (_, index) => ({
  id: `number-${index}`,
  question: `Question ${index}?`,
  answer: `Answer ${index}.`,
}));

it('the section has every answer in the HTML, with its link target, so that links and find-in-page need no script', async () => {
  const html = await renderOnServer(faqSection, { status: 'Success', data: { items } });
  for (const { id, answer } of items) {
    expect(html).toContain(`id="faq-${id}"`);
    expect(html).toContain(answer);
  }
});

it('the section says in the language of the page that a link in an answer opens in a new tab', async () => {
  const [item] = items;
  const html = await renderOnServer(
    faqSection,
    { status: 'Success', data: { items: [{ ...item, answer: 'https://example.com' }] } },
    { language: 'en', account: { contentLanguage: 'ja' } },
  );
  expect(html).toContain('<span lang="en">Opens in a new tab</span>');
});
