import { expect, test, type Page } from './support/fixtures.js';

/** Takes away what tells the browsers of the floor from older ones. */
async function growOld(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
}

const told = (page: Page) => page.locator('#start-message');

test.describe('in a browser below the floor', () => {
  test.beforeEach(({ page, complaints }) => {
    complaints.allow(/Failed to load|net::|SyntaxError|Unexpected/);
    return growOld(page);
  });

  test('the page reads, its links work, and it says that a newer version is needed', async ({ page }) => {
    await page.goto('/@komorebi?lang=en');
    await expect(told(page)).toContainText('Update your browser to use everything.');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Komorebi Coffee');
    // What the browser answers by itself goes on to be answered, where it can.
    await expect(page.locator('#root button:enabled:not([popovertarget])')).toHaveCount(0);
    await page.getByText('Can I book a table?').click();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await page.goto('/@komorebi/place?lang=en');
    await page.getByRole('link', { name: /Back to/ }).click();
    await expect(page).toHaveURL(/\/@komorebi\?lang=en$/);
    await expect(told(page)).toContainText('Update your browser to use everything.');
  });

  test('it says so without its early script, too', async ({ page }) => {
    await page.route(/\/assets\/early-[^/]+\.js/, (route) => route.abort());
    await page.goto('/@komorebi?lang=en');
    await expect(told(page)).toContainText('Update your browser to use everything.');
  });
});

test('a browser that cannot parse the page’s script is said to be too old', async ({ page, complaints }) => {
  complaints.allow(/Unexpected|Invalid|Missing initializer/);
  await page.route(/\/assets\/main-[^/]+\.js/, async (route) => {
    await expect(page.locator('html')).toHaveAttribute('data-start', 'awaited');
    await route.fulfill({ contentType: 'text/javascript', body: 'const newer than this = 1;' });
  });
  await page.goto('/@komorebi?lang=en');
  await expect(told(page)).toContainText('Update your browser to use everything.');
});

test('a browser that knows no modules is said to be too old', async ({ page, complaints }) => {
  complaints.allow(/Failed to load|net::/);
  await page.route(/\/assets\/main-[^/]+\.js/, (route) => route.abort());
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
  await page.goto('/@komorebi?lang=en', { waitUntil: 'domcontentloaded' });
  await expect(told(page)).toContainText('Update your browser to use everything.');
});
