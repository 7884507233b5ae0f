import { bootMarks, expect, inApp, ready, test } from './support/fixtures.js';

test.describe('the old form of links', () => {
  for (const [what, address] of [
    ['below the address of the app', '/liff?accountId=@harbor&lang=en&key=k1'],
    [
      'in what the app hands over',
      `/liff?liff.state=${encodeURIComponent('?accountId=@harbor&lang=en&key=k1')}`,
    ],
  ] as const) {
    test(`the old form of links leads to the account ${what}, and its address is corrected`, async ({
      page,
    }) => {
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

  test('the old form of links gets the right address even if the SDK does not start', async ({
    page,
    complaints,
  }) => {
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
