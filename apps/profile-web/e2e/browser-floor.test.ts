import { expect, test, type Page } from './support/fixtures.js';

/** Removes a feature by which the page recognises supported browsers. */
async function growOld(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
}

const told = (page: Page) => page.locator('#start-message');

test.describe('in an unsupported browser', () => {
  test.beforeEach(({ page, complaints }) => {
    complaints.allow(/Failed to load|net::|SyntaxError|Unexpected/);
    return growOld(page);
  });

  test('the page can be read, its links work, and it says that a newer version is needed', async ({
    page,
  }) => {
    await page.goto('/@komorebi?lang=en');
    await expect(told(page)).toContainText('Update your browser to use everything.');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Komorebi Coffee');
    // Controls that need no script still work.
    await expect(page.locator('#root button:enabled:not([popovertarget])')).toHaveCount(0);
    await page.getByText('Can I book a table?').click();
    await expect(page.locator('#oa-faq details[open]')).toHaveCount(1);
    await page.goto('/@komorebi/place?lang=en');
    await page.getByRole('link', { name: /Back to/ }).click();
    await expect(page).toHaveURL(/\/@komorebi\?lang=en$/);
    await expect(told(page)).toContainText('Update your browser to use everything.');
  });

  test('it also says so without its early script', async ({ page }) => {
    await page.route(/\/assets\/early-[^/]+\.js/, (route) => route.abort());
    await page.goto('/@komorebi?lang=en');
    await expect(told(page)).toContainText('Update your browser to use everything.');
  });
});

test('a browser that cannot parse the page’s script is told that it is too old', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Unexpected|Invalid|Missing initializer/);
  let requests = 0;
  await page.route(/\/assets\/main-[^/]+\.js/, async (route) => {
    requests += 1;
    // Looked at again, the file is whole: it is run twice, since the page is loaded again once.
    if (requests % 2 === 0) return route.continue();
    await expect(page.locator('html')).toHaveAttribute('data-start', 'awaited');
    return route.fulfill({ contentType: 'text/javascript', body: 'const newer than this = 1;' });
  });
  await page.goto('/@komorebi?lang=en');
  await expect(told(page)).toContainText('Update your browser to use everything.');
});

test('a browser without modules is told that it is too old', async ({ page, complaints }) => {
  complaints.allow(/Failed to load|net::/);
  await page.route(/\/assets\/main-[^/]+\.js/, (route) => route.abort());
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
  await page.goto('/@komorebi?lang=en', { waitUntil: 'domcontentloaded' });
  await expect(told(page)).toContainText('Update your browser to use everything.');
});
