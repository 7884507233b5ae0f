import { test } from './support/fixtures.js';

test('a section whose code cannot be loaded keeps the words of the server', async ({
  tab,
  refuse,
  complaints,
}) => {
  complaints.allow(/load faq/);
  await refuse('plugin-faq', 1000);
  await tab.goto('/@komorebi?lang=en');
  await tab.ready();
  await tab.css('[data-plugin=faq] summary').text('Can I book a table?').click();
  await tab.css('[data-plugin=faq] details[open]').shown();
});

test('a view whose code cannot be loaded comes from the server', async ({ tab, refuse, complaints }) => {
  complaints.allow(/Unable to preload|report/);
  await tab.goto('/@komorebi?lang=en');
  await tab.ready();
  await refuse('report', 1);
  await tab.role('button', 'More').click();
  await tab.role('link', 'Report this account').click();
  await tab.role('heading', 'Report this account', { level: 1 }).shown();
  await tab.role('radio', 'Spam or advertising').shown();
});
