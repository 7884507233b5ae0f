import { bootMarks, expect, inApp, ready, test } from './support/fixtures.js';
import { openCall } from './support/sheets.js';

test.describe('the old form of links', () => {
  for (const [what, address] of [
    ['below the address of the app', '/liff?accountId=@harbor&lang=en&key=k1'],
    [
      'in what the app hands over',
      `/liff?liff.state=${encodeURIComponent('?accountId=@harbor&lang=en&key=k1')}`,
    ],
  ] as const) {
    test(`leads to the account ${what}, and its address is corrected`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL('/liff/@harbor?lang=en&key=k1');
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbor');
      // The page knows its address: views open in place.
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Report this account' }).click();
      await expect(page).toHaveURL('/liff/@harbor/report?lang=en&key=k1');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report this account');
    });
  }

  test('gets the right address even if the SDK does not start', async ({ page, complaints }) => {
    complaints.allow(/\[boot 4 app SDK\]/);
    const state = encodeURIComponent('/@justaname?lang=en&openQrModal=true');
    await page.goto(`/liff?liff.state=${state}&sdk-error=INIT_FAILED`);
    await expect(page).toHaveURL('/liff/@justaname?lang=en');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a friend in the app is offered the QR code to pass the account on', async ({ page, visitor }) => {
  await visitor.relatesTo('@komorebi', 'friend');
  await page.goto(inApp('@komorebi', visitor.token, '&openQrModal=true&picker=shared'));
  const dialog = page.getByRole('dialog', { name: 'QR code of Komorebi Coffee' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').getByText('Shared.')).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'QR code' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
});

test('a visitor in the app who is not a friend is offered to add the account, once that is known', async ({
  page,
  visitor,
}) => {
  await page.goto(inApp('@komorebi', visitor.token, '&openQrModal=true'));
  await expect(page.getByRole('dialog', { name: 'Add Komorebi Coffee as a friend' })).toBeVisible();
});

test('a call and a chat have different links, and the chat opens with the requested text', async ({
  page,
  visitor,
}) => {
  await visitor.relatesTo('@harbor', 'friend');
  await page.goto(inApp('@harbor', visitor.token));
  const dialog = await openCall(page);
  await expect(dialog.getByRole('link', { name: /^Call (now|anyway)$/ })).toHaveAttribute(
    'href',
    'https://line.me/R/oa/call/%40harbor?confirmation=true&from=call_url',
  );
  await expect(dialog.getByRole('link', { name: 'Send a chat message' })).toHaveAttribute(
    'href',
    `https://line.me/R/oaMessage/%40harbor/?${encodeURIComponent('Hello, I’d like to request a call.')}`,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Chat', exact: true })).toHaveAttribute(
    'href',
    'https://line.me/R/oaMessage/%40harbor/?',
  );
});

test('leaving the app for a browser keeps the language, and adds no step to the history', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(inApp('@harbor', visitor.token).replace('lang=en', 'lang=ko'));
  await ready(page);
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: '더보기', exact: true }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: '브라우저에서 열기' }).click();
  const { pathname, search } = new URL((await opened).url());
  expect(`${pathname}${search}`).toBe('/@harbor?lang=ko');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => [history.state as unknown, history.length - 1])).toEqual([null, steps]);
});

test('the friend count changes at once when a friend is added, and then follows the server', async ({
  page,
  visitor,
  hold,
  request,
}) => {
  // An account with so few friends that the exact count is shown.
  await page.goto(inApp('@justaname', visitor.token));
  const count = page.locator('header').getByText(/\d friends?$/);
  const before = Number.parseInt(await count.innerText(), 10);
  const letGo = await hold(/\/relation$/, 'POST');
  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Add friend' }).click();
  await expect(count).toHaveText(`${before + 1} friends`);
  const counted = page.waitForResponse(/\/friend-count$/);
  letGo();
  // The page may have been rendered with an older count. Requested again, since browsers may drop the body of an
  // answer.
  const asked = (await counted).request();
  const answer = await request.get(asked.url(), { headers: await asked.allHeaders() });
  const { result } = (await answer.json()) as { result: { count: number } };
  expect(result.count).toBeGreaterThanOrEqual(before + 1);
  await expect(count).toHaveText(`${result.count} friends`);
});

test('an error page in the app can be closed', async ({ page, complaints }) => {
  complaints.allow(/404|error page/);
  await page.goto('/liff/@nobody?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found.');
  const close = page.getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  await page.evaluate(() => {
    window.close = () => document.body.setAttribute('data-closed', '');
  });
  await close.click();
  await expect(page.locator('[data-closed]')).toHaveCount(1);
});

test('an error page of the app in a browser has no button to close it', async ({ page, complaints }) => {
  complaints.allow(/404|error page/);
  await page.goto(inApp('@nobody', 'none', '&outside'), { waitUntil: 'networkidle' });
  expect(await bootMarks(page)).toContain('boot closing');
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
});
