import { expect, inApp, mainAction, test } from './support/fixtures.js';

const relationPath = '/v1/account-page/*/relation';

test('the cached relation is applied before the network answers', async ({ page, visitor, fail }) => {
  await visitor.relatesTo('@harbor', 'friend');
  await page.goto(inApp('@harbor', visitor.token));
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  await fail({ path: relationPath, method: 'GET', hang: true });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
});

test('an API that does not answer is given up after ten seconds, with the message for a timeout', async ({
  page,
  visitor,
  fail,
  received,
  complaints,
}) => {
  complaints.allow(/TIMEOUT/);
  await page.clock.install();
  await page.goto(inApp('@harbor', visitor.token));
  await fail({ path: relationPath, method: 'POST', hang: true });
  await mainAction(page, 'Add friend').click();
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  await expect.poll(async () => (await received()).some(({ method }) => method === 'POST')).toBe(true);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toContainText('Please check your network connection and try again.');
  await expect(mainAction(page, 'Add friend')).toBeVisible();
});
