import { addresses } from './support/addresses.js';
import { expect, inApp, ready, test, type Page } from './support/fixtures.js';

const couponView = (token: string): string => inApp('@komorebi/coupon/c-first-cup', token);
const couponData = /\/sub-page\/home\/plugin\/COUPON\//;
const offered = (page: Page) => page.getByText('Show this screen to the staff.');
const used = (page: Page) => page.getByText('You have already used this coupon.');
const note = (page: Page) => page.getByText(/^This is what everyone sees\./);

test.beforeEach(async ({ request, visitor, page }) => {
  const searchId = '@komorebi';
  const data = {
    token: visitor.token,
    relation: { searchId, friendshipType: 'friend' },
    holdings: [{ searchId, points: 6, usedCoupons: ['c-first-cup'], joinedPlans: ['p-leaf'] }],
  };
  expect((await request.post(`${addresses.platform}/__control/visitors`, { data })).ok()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
});

test(
  'a used coupon stays used when its view is opened directly or reloaded',
  { tag: '@core' },
  async ({ page, visitor }) => {
    await page.goto(couponView(visitor.token));
    await expect(used(page)).toBeVisible();
    await expect(offered(page)).toHaveCount(0);
    await page.reload();
    await expect(used(page)).toBeVisible();
    await expect(offered(page)).toHaveCount(0);
  },
);

test('no coupon is offered before the page knows the visitor’s own data', async ({
  page,
  visitor,
  request,
  hold,
}) => {
  const address = couponView(visitor.token);
  const html = await (await request.get(address)).text();
  expect(html).toContain('Checking whether you can still use this coupon…');
  expect(html).not.toContain('Show this screen to the staff.');

  const letGo = await hold(couponData, 'GET');
  await page.goto(address);
  await ready(page);
  await expect(page.getByText('Checking whether you can still use this coupon…')).toBeVisible();
  // After a long wait, visitors are told what they see meanwhile.
  await expect(note(page)).toContainText('still loading');
  letGo();
  await expect(used(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test('the first screen offers no coupon that the visitor has used', async ({ page, visitor }) => {
  await page.goto(inApp('@komorebi', visitor.token));
  const offer = page.locator('[data-fact=offer]').first();
  await expect(offer).toHaveText('20 g more with every 200 g of beans');
  // Nobody has had to scroll to the coupons for it.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the visitor's own coupon is found on a later page of the list", async ({ page, visitor, request }) => {
  const data = {
    token: visitor.token,
    holdings: [{ searchId: '@komorebi', usedCoupons: ['c-autumn'] }],
  };
  expect((await request.post(`${addresses.platform}/__control/visitors`, { data })).ok()).toBe(true);
  await page.goto(inApp('@komorebi/coupon/c-autumn', visitor.token));
  await expect(used(page)).toBeVisible();
});
