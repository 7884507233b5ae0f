import { randomUUID } from 'node:crypto';
import { addresses } from './support/addresses.js';
import { expect, inApp, ready, test, type Page } from './support/fixtures.js';
import { chooseFirstTime, confirmation, reserve } from './support/reservation.js';

const couponView = (token: string, query = ''): string => inApp('@komorebi/coupon/c-first-cup', token, query);
/** Prevents the app's SDK from starting. */
const withoutSdk = '&sdk-error=INIT_FAILED';
/** What the page reports without the SDK and the API. The map beside what is read has no pictures either. */
const WITHOUT_API = /INIT_FAILED|ERR_FAILED|HTTP_NETWORK_ERROR|No picture of the map/;
const used = (page: Page) => page.getByText('You have already used this coupon.', { exact: true });
const asOf = (page: Page) => page.getByText(/^As of .+ This may have changed since\.$/);
const whatEveryoneSees = (page: Page) => page.getByText(/^This is what everyone sees\. Your own/);

test('without a network a visitor sees their coupon as it was, and nobody else on the device does', async ({
  page,
  context,
  visitor,
  request,
  complaints,
}) => {
  complaints.allow(WITHOUT_API);
  const data = {
    token: visitor.token,
    relation: { searchId: '@komorebi', friendshipType: 'friend' },
    holdings: [{ searchId: '@komorebi', usedCoupons: ['c-first-cup'] }],
  };
  expect((await request.post(`${addresses.platform}/__control/visitors`, { data })).ok()).toBe(true);
  await page.goto(couponView(visitor.token));
  await expect(used(page)).toBeVisible();
  await expect(asOf(page)).toHaveCount(0);

  await context.route(`${addresses.platform}/**`, (route) => route.abort());
  await page.goto(couponView(visitor.token, withoutSdk));
  await expect(asOf(page)).toBeVisible();
  await expect(used(page)).toBeVisible();
  await expect(whatEveryoneSees(page)).toHaveCount(0);

  // The same if the SDK knows her, but the API cannot be reached.
  await page.goto(couponView(visitor.token));
  await expect(asOf(page)).toBeVisible();
  await expect(used(page)).toBeVisible();

  // Another tab may be somebody else's.
  const tab = await context.newPage();
  await tab.goto(couponView(visitor.token, withoutSdk));
  await expect(whatEveryoneSees(tab)).toBeVisible();
  await expect(used(tab)).toHaveCount(0);

  const storage = (): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await storage()).toContain('oa-profile/ownData');
  expect(await storage()).not.toContain(visitor.token);
  await page.goto(couponView(`visitor-${randomUUID()}`));
  await ready(page);
  await expect(whatEveryoneSees(page)).toBeVisible();
  await expect(used(page)).toHaveCount(0);
  await expect.poll(storage).not.toContain('oa-profile/ownData');
});

test('without a network a visitor finds their reservation with its code', async ({
  page,
  context,
  visitor,
  complaints,
}) => {
  complaints.allow(WITHOUT_API);
  await page.goto(inApp('@komorebi/reservation', visitor.token));
  await chooseFirstTime(page);
  await reserve(page).click();
  await expect(confirmation(page)).toBeVisible();
  const ticket = page.getByRole('group', { name: 'Reservation' });
  const facts = (): Promise<string[]> =>
    Promise.all(
      [/^\d people/, 'Reservation code'].map((part) => ticket.getByText(part).locator('..').innerText()),
    );
  const said = await facts();

  await context.route(`${addresses.platform}/**`, (route) => route.abort());
  await page.goto(inApp('@komorebi/reservation', visitor.token, withoutSdk));
  await expect(page.getByRole('heading', { name: 'Your reservation', exact: true })).toBeVisible();
  await expect(asOf(page)).toBeVisible();
  expect(await facts()).toEqual(said);
  await page.getByRole('button', { name: 'Make another reservation' }).click();
  await expect(page.getByText(/^Unable to load available times\./)).toBeVisible();
});
