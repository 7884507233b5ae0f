import type { APIRequestContext, Locator } from '@playwright/test';
import { addresses } from './support/addresses.js';
import { expect, type Page, ready, test } from './support/fixtures.js';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const account = `${addresses.platform}/__control/accounts/@baanrimnam`;
const HOUR = 60 * 60_000;

interface Content {
  page: {
    original: {
      account: object;
      basicInfo: { hours: { special: object[] } };
      announcements: { items: object[] };
    };
  };
}

/** The account's owner closes it in three days, says so, and takes no more reservations. */
async function change(request: APIRequestContext): Promise<() => Promise<void>> {
  const before = (await (await request.get(account)).json()) as Content;
  const { basicInfo, announcements } = before.page.original;
  const day = new Date(Date.now() + 3 * 24 * HOUR).toISOString().slice(0, 10);
  const special = [...basicInfo.hours.special, { from: day, to: day, intervals: [] }];
  const news = { id: 'just-out', title: 'ปิดร้าน', publishedAt: new Date().toISOString() };
  const patch = async (original: object): Promise<void> => {
    expect((await request.patch(account, { data: { page: { original } } })).ok()).toBe(true);
  };
  await patch({
    account: { features: ['call', 'keep', 'follow', 'share', 'report'] },
    basicInfo: { hours: { special } },
    announcements: { items: [...announcements.items, news] },
  });
  return () => patch(before.page.original);
}

const message = (page: Page): Locator =>
  page.getByRole('status').getByRole('button', { name: /^Since your last visit: / });
/** When the page was last opened, by what the device keeps. */
const savedAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => /\/lastVisit(?: unclaimed)?\//.test(each)) ?? '';
    const entry = JSON.parse(localStorage.getItem(key) ?? '{}') as { payload?: { at: number } };
    return entry.payload?.at ?? 0;
  });

/** Opens the page so many hours from now, by the device's clock. */
async function visit(page: Page, address: string, hours = 0): Promise<void> {
  await page.addInitScript((ahead) => {
    const real = performance.timeOrigin;
    Date.now = () => Math.round(real + performance.now() + ahead);
  }, hours * HOUR);
  await page.goto(address);
  await ready(page);
  await expect.poll(() => savedAt(page)).toBeGreaterThan(Date.now() + (hours - 0.1) * HOUR);
}

test('who comes back is told what has changed', async ({ page, request }) => {
  test.slow();
  await watchLayoutShifts(page);
  // The same in any language, and another one is another page of the server's caches.
  await visit(page, '/@baanrimnam?lang=id');
  const restore = await change(request);
  try {
    const address = '/@baanrimnam?lang=en';
    // The server's caches may have an older page.
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 90_000, intervals: [2000] })
      .toContain('just-out');
    await visit(page, address, 2);
    await expect(message(page)).toHaveText(
      /^Since your last visit: \w+,\s\w+\s\d+: Closed · 1 new announcement · and 1 more$/,
    );
    const box = await message(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await layoutShifts(page)).toEqual([]);

    // Not on paper.
    await page.emulateMedia({ media: 'print' });
    await expect(message(page)).toBeHidden();
    await page.emulateMedia({ media: null });

    // It stays for as long as the visit does, until it is opened.
    await visit(page, address, 2.2);
    await message(page).tap();
    const dialog = page.getByRole('dialog', { name: 'Since your last visit' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await dialog.getByRole('link', { name: /: Closed$/ }).tap();
    await expect(page.locator('#oa-basic-info-title')).toBeFocused();
    await expect(page.locator('#oa-basic-info')).toBeInViewport();

    await visit(page, address, 24);
    // The message would have come by then.
    await page.waitForTimeout(1500);
    await expect(message(page)).toHaveCount(0);
  } finally {
    await restore();
  }
});
