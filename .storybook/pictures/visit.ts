import { test as base, type BrowserContext } from 'playwright/test';

/**
 * A page of one browser context for all tests: Storybook loads and compiles its files once. What a
 * page has stored is gone before the next.
 */
export const test = base.extend<object, { visit: BrowserContext }>({
  visit: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visit }, use) => {
    const page = await visit.newPage();
    await use(page);
    await page.evaluate(() => localStorage.clear());
    await page.close();
  },
});
