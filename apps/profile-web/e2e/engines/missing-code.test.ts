import { addresses } from '../support/addresses.js';
import { expect, test } from './support/fixtures.js';

test.beforeEach(({ complaints }) => complaints.allow(/Cannot load/));

for (const [what, file] of [
  ['the file of its group', 'sections-about'],
  ['a file that all share', 'controls'],
] as const) {
  test(`a section that lacks ${what} requests it again, and becomes interactive once it has loaded`, async ({
    tab,
    refuse,
  }) => {
    await refuse(file, 1);
    await tab.goto('/@komorebi?lang=en');
    await tab.ready();
    await tab.css('#oa-faq').shown();
    // In view, so that its code is requested.
    await tab.evaluate(() => document.querySelector('#oa-faq')?.scrollIntoView());
    await tab.waitFor(() => !document.querySelector('#oa-faq')?.closest('[data-late]'));
    expect(await tab.css('[data-late-failure]').count()).toBe(0);
    await tab.css('[data-plugin=faq] summary').text('Can I book a table?').click();
    await tab.css('[data-plugin=faq] details[open]').shown();
  });
}

test(
  'a dialog whose code cannot be loaded is replaced by plain links, and opens when it is tapped again',
  { tag: '@end-to-end' },
  async ({ tab, refuse, request }) => {
    await refuse('controls', 50);
    await tab.goto('/@komorebi?lang=en');
    await tab.waitFor(() => document.documentElement.dataset['start'] === 'ready');
    await tab.role('button', 'Contact').click();
    const links = tab.role('dialog', 'Contact').role('link', '+81 3-0123-4567');
    await links.shown();
    expect((await request.delete(`${addresses.page}/local/refusals`)).ok()).toBe(true);
    await tab.press('Escape');
    await links.gone();
    await tab.role('button', 'Contact').click();
    await tab.role('dialog', 'Contact Komorebi Coffee').role('link', 'Phone').shown();
  },
);

test(
  'a view whose code cannot be loaded comes from the server',
  { tag: '@end-to-end' },
  async ({ tab, refuse }) => {
    await tab.goto('/@komorebi?lang=en');
    await tab.ready();
    await refuse('late-report', 1);
    await tab.role('button', 'More').click();
    await tab.role('link', 'Report this account').click();
    await tab.role('heading', 'Report this account', { level: 1 }).shown();
    await tab.role('radio', 'Spam or advertising').shown();
  },
);
