import { addresses } from '../support/addresses.js';
import { expect, inApp, test } from './support/fixtures.js';

test('a report is stored with its account, and leads back to the profile', async ({
  tab,
  visitor,
  request,
}) => {
  await tab.goto(inApp('@harbor', visitor.token));
  await tab.ready();
  await tab.role('button', 'More').click();
  await tab.role('link', 'Report this account').click();
  await tab.role('heading', 'Report this account', { level: 1 }).focused();
  expect(await tab.evaluate(() => location.pathname)).toBe('/liff/@harbor/report');
  await tab.text(/your account in LINE/).shown();
  const send = tab.role('button', 'Send report');
  await send.click();
  await tab.text('Choose a reason.').shown();
  await tab.role('radio', 'Spam or advertising').focused();

  await tab.role('radio', 'Spam or advertising').click();
  await tab.role('textbox', 'Details (optional)').type('Three messages a day.');
  await tab.text('21 / 1,000').shown();
  await tab.role('checkbox', 'I agree to share this information.').click();
  await send.click();
  await tab.role('heading', 'Thank you for your report').focused();
  const answer = await request.get(`${addresses.platform}/__control/visitors/${visitor.token}`);
  expect(((await answer.json()) as { reports: object[] }).reports).toMatchObject([
    { accountId: 'oa-harbor', reason: 'spam', detail: 'Three messages a day.' },
  ]);
  await tab
    .role('link', /^Back to Old Harbor/)
    .last()
    .click();
  await tab.role('heading', /Old Harbor Museum/, { level: 1 }).shown();
  expect(await tab.evaluate(() => location.pathname)).toBe('/liff/@harbor');
});
