import { expect, ready, test } from './support/fixtures.js';

test.use({ viewport: { width: 390, height: 844 } });

test('finds a dish and an answer by keys, goes there, and comes back to what was found', async ({ page }) => {
  await page.goto('/@komorebi?lang=ja');
  await ready(page);
  const button = page.getByRole('button', { name: 'ページ内を検索' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'ページ内を検索' });
  const field = dialog.getByLabel('キーワード');
  await expect(field).toBeFocused();
  await field.fill('ｱﾝﾊﾞﾀｰ');
  await expect(dialog.getByRole('link').locator('mark').first()).toHaveText('あんバター');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await field.fill('いぬ');
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

test('a small account has no search', async ({ page }) => {
  await page.goto('/@justaname?lang=en');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Search this page' })).toHaveCount(0);
});
