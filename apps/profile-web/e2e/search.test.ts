import type { Locator } from '@playwright/test';
import { expect, ready, test, type Page } from './support/fixtures.js';

test.use({ viewport: { width: 390, height: 844 } });

test('the search finds a dish and an answer by keys, goes there, and comes back to what was found', async ({
  page,
}) => {
  await page.goto('/@komorebi?lang=ja');
  await ready(page);
  const button = page.getByRole('button', { name: 'ページ内を検索' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'ページ内を検索' });
  const field = dialog.getByRole('textbox', { name: 'ページ内を検索' });
  await expect(field).toBeFocused();
  await field.fill('ｱﾝﾊﾞﾀｰ');
  await expect(dialog.getByRole('link').locator('mark').first()).toHaveText('あんバター');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await field.fill('らーめん');
  await expect(dialog.getByText('見つかりませんでした。')).toBeVisible();
  await field.fill('アンバター');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/@komorebi\/[a-z-]+(\/[a-z0-9-]+)?\?lang=ja$/);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(button).toBeFocused();
  await button.click();
  await expect(field).toHaveValue('アンバター');
  await expect(dialog.getByRole('link').first()).toBeVisible();
});

test('what is typed before the code that searches has come is kept and found, also if that fails at first', async ({
  page,
  hold,
  complaints,
}) => {
  complaints.allow(/Failed to load|net::|load/i);
  const code = /\/assets\/search-findings-[^/]*\.js$/;
  const button = page.getByRole('button', { name: 'Search this page' });
  const dialog = page.getByRole('dialog', { name: 'Search this page' });
  const field = dialog.getByRole('textbox', { name: 'Search this page' });
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  let fail = (): void => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(code, (route) => failed.then(() => route.abort()));
  await button.click();
  await page.keyboard.type('wi');
  fail();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('A network error occurred.');
  await page.unroute(code);
  const release = await hold(code);
  await button.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('fi');
  await expect(dialog.locator('[aria-busy=true]')).toBeVisible();
  release();
  await expect(dialog.getByRole('link', { name: 'Free Wi-Fi' }).first()).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('wifi');
});

/** Opens a page in English and its search. */
async function openSearch(page: Page): Promise<Locator> {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.getByRole('button', { name: 'Search this page' }).click();
  return page.getByRole('dialog', { name: 'Search this page' });
}

test('the search finds facilities, payment, stations and other facts, by other words and in other languages', async ({
  page,
}) => {
  const dialog = await openSearch(page);
  const field = dialog.getByRole('textbox');
  for (const [typed, found] of [
    ['wifi', 'Free Wi-Fi'],
    ['credit card', 'Credit card'],
    ['喫煙', 'No smoking'],
    ['subway', 'Sendagi'],
    ['address', 'Address'],
    ['cash on delivery', 'Cash on delivery'],
    ['instagram', 'Instagram'],
    ['opening hours', 'Opening hours'],
  ] as const) {
    await field.fill(typed);
    await expect(dialog.getByRole('link', { name: found }).first()).toBeVisible();
  }
  await field.fill('vegan');
  await expect(
    dialog
      .getByRole('listitem')
      .filter({ hasText: /oat|soy/i })
      .first(),
  ).toBeVisible();

  // Nobody is a friend here: the way to the chat is said, and all other ways are offered.
  await field.fill('zeppelin');
  await expect(dialog.getByText('Add it as a friend first.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Contact' }).click();
  await expect(page.getByRole('dialog', { name: /^Contact / })).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a result on the page itself is in sight and has the focus, and the last one goes above a keyboard', async ({
    page,
  }) => {
    const dialog = await openSearch(page);
    await dialog.getByRole('textbox').fill('e');
    const last = dialog.getByRole('listitem').last();
    await last.evaluate((result) => result.scrollIntoView({ block: 'start', behavior: 'instant' }));
    // Keyboards cover the lower half of the window, and most browsers do not make it smaller for them.
    const bottom = await last.evaluate((result) => result.getBoundingClientRect().bottom / innerHeight);
    expect(bottom).toBeLessThan(1 / 2);
    await dialog.getByRole('textbox').fill('Basic information');
    await dialog.getByRole('link', { name: 'Basic information' }).first().click();
    await expect(page.locator('#oa-basic-info-title')).toBeFocused();
    await expect(page.locator('#oa-basic-info-title')).toBeInViewport();
  });
});

test('a small account has no search', async ({ page }) => {
  await page.goto('/@justaname?lang=en');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Search this page' })).toHaveCount(0);
});
