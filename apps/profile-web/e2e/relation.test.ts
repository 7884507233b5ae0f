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

test('an unreadable cached relation is deleted, and requested from the network', async ({
  page,
  visitor,
}) => {
  await visitor.relatesTo('@harbor', 'friend');
  await page.addInitScript(() =>
    localStorage.setItem('oa-profile/user/@917oldhb', '{"updatedAt":1,"payload":7}'),
  );
  await page.goto(inApp('@harbor', visitor.token));
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('oa-profile/user/@917oldhb'));
  expect(stored).toContain('friend');
});

test('two failed answers before a successful one are not shown', async ({
  page,
  visitor,
  fail,
  complaints,
}) => {
  complaints.allow(/503/);
  await visitor.relatesTo('@harbor', 'friend');
  await fail({ path: relationPath, status: 503, times: 2 });
  await page.goto(inApp('@harbor', visitor.token));
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  await fail({ path: relationPath, method: 'PUT', status: 500, times: 2 });
  complaints.allow(/500/);
  await page.getByRole('button', { name: 'Favorite' }).click();
  await expect(page.getByRole('status').getByText('Added to your favorites.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Favorite', pressed: true })).toBeVisible();
  await expect(page.getByRole('alert').getByText(/.+/)).toHaveCount(0);
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

test('an invalid answer is a temporary error', async ({ page, visitor, fail, complaints }) => {
  complaints.allow(/API_RESPONSE_INVALID/);
  await page.goto(inApp('@harbor', visitor.token));
  await fail({ path: relationPath, method: 'POST', malformed: true });
  await mainAction(page, 'Add friend').click();
  await expect(page.getByRole('alert')).toContainText('due to a temporary error');
});

test('a double tap sends once', async ({ page, visitor, hold, received }) => {
  await page.goto(inApp('@harbor', visitor.token));
  const letGo = await hold(/\/relation/, 'POST');
  await mainAction(page, 'Add friend').dblclick();
  letGo();
  await expect(page.getByRole('status').getByText('was added as a friend')).toBeVisible();
  expect((await received()).filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a full storage does not affect the visitor', async ({ page, visitor }) => {
  await page.addInitScript(() => {
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
      ?.value as Storage['setItem'];
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('oa-profile/')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.goto(inApp('@harbor', visitor.token));
  await mainAction(page, 'Add friend').click();
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
});
