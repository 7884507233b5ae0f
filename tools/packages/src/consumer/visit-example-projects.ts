import type { Browser, Locator, Page } from 'playwright';

/** Opens a page. `close` throws if it had errors, including hydration mismatches. */
async function open(browser: Browser, url: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ locale: 'en-US', permissions: ['clipboard-write'] });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(url);
  return {
    page,
    async close() {
      await context.close();
      if (errors.length) throw new Error(`${url}: ${errors.join('; ')}`);
    },
  };
}

/** Checks that an account's coupons are in the first HTML, their buttons work, and each has a page. */
export async function visitNext(browser: Browser, url: string): Promise<void> {
  const profile = `${url}@komorebi`;
  const html = await (await fetch(profile)).text();
  for (const wanted of [
    '<h1>Komorebi Coffee',
    'data-plugin="coupon"',
    'Friends only: 100 yen off a hand drip',
  ])
    if (!html.includes(wanted)) throw new Error(`${profile}: the first HTML lacks ${wanted}`);
  const { status } = await fetch(`${url}@nosuchaccount`);
  if (status !== 404) throw new Error(`${url}@nosuchaccount is answered ${status}`);

  const { page, close } = await open(browser, profile);
  await page.route('https://line.me/**', (route) => route.fulfill({ body: 'The way into the app' }));
  const addFriend = page.getByRole('button', { name: 'Add friend' }).first();
  await takenOver(addFriend);
  await addFriend.click();
  await page.waitForURL('https://line.me/R/ti/p/@412kmrbi');
  await page.goBack();
  await page.getByRole('link', { name: 'Friends only: 100 yen off a hand drip' }).click();
  await page.getByRole('heading', { level: 1, name: 'Friends only: 100 yen off a hand drip' }).waitFor();
  await page.getByText('Show this screen before you pay').waitFor();
  await close();
}

/** Waits until React has hydrated an element: it answers no tap before. */
async function takenOver(element: Locator): Promise<void> {
  const handle = await element.elementHandle();
  await element
    .page()
    .waitForFunction((node) => Object.keys(node ?? {}).some((key) => key.startsWith('__react')), handle);
}

/** Checks that two accounts are shown, each in its colours and scheme, on an otherwise unchanged page; and copying. */
export async function visitTwoAccounts(browser: Browser, url: string): Promise<void> {
  const { page, close } = await open(browser, url);
  const sections = page.locator('[data-plugin="basic-info"]');
  await sections.nth(1).waitFor();
  const looks = await page.locator('.account').evaluateAll((accounts) =>
    accounts.map((account) => {
      const { colorScheme, backgroundColor, color } = getComputedStyle(account);
      const link = account.querySelector('a');
      return [colorScheme, backgroundColor, color, link && getComputedStyle(link).color].join(' | ');
    }),
  );
  const [light = '', dark = ''] = looks;
  const expectations: [string, string][] = [
    [light, 'light | rgb(244, 245, 247) | rgb(20, 23, 28) | '],
    [dark, 'dark | rgb(15, 17, 20) | rgb(242, 244, 247) | '],
  ];
  for (const [look, begins] of expectations)
    if (!look.startsWith(begins)) throw new Error(`${url}: an account looks like ${look}, not ${begins}`);
  const fills = await page
    .locator('.account')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).getPropertyValue('--oa-account-fill')));
  if (new Set(fills).size !== 2)
    throw new Error(`${url}: the accounts have the colours ${fills.join(' and ')}`);

  const changed = await stylesChangedBySheets(page, ['html', 'body', 'h1', 'body > p', 'p a', 'p button']);
  if (changed.length) throw new Error(`${url}: the style sheets change ${changed.join(', ')} of the site`);

  await sections.first().getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Address copied.').first().waitFor();
  await close();
}

/** Computed styles that depend on an element's size: the page is as high as its content. */
const ofSize = /size|width|height|origin|^inset|^(top|right|bottom|left)$/;

/** Computed styles that differ while the page's style sheets are disabled, such as 'h1 margin-top'. */
async function stylesChangedBySheets(page: Page, selectors: readonly string[]): Promise<string[]> {
  const read = (): Promise<Record<string, string>[]> =>
    page.evaluate(
      (wanted) =>
        wanted.map((selector) => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(`There is no ${selector}`);
          const style = getComputedStyle(element);
          return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
        }),
      selectors,
    );
  const switchSheets = (disabled: boolean): Promise<number> =>
    page.evaluate((off) => {
      const sheets = [...document.styleSheets].filter(({ href }) => href);
      for (const sheet of sheets) sheet.disabled = off;
      return sheets.length;
    }, disabled);
  const withSheets = await read();
  if ((await switchSheets(true)) === 0) throw new Error('There is no style sheet to switch off');
  const without = await read();
  await switchSheets(false);
  return selectors.flatMap((selector, index) =>
    Object.entries(withSheets[index] ?? {})
      .filter(
        ([name, value]) => !name.startsWith('--') && !ofSize.test(name) && without[index]?.[name] !== value,
      )
      .map(([name]) => `${selector} ${name}`),
  );
}

/** Checks that a page without a bundler shows an account, and a tap calls the API. */
export async function visitImportMap(browser: Browser, url: string): Promise<void> {
  const { page, close } = await open(browser, url);
  await page.getByRole('heading', { level: 1, name: 'Komorebi Coffee' }).waitFor();
  await page.getByText(/^(Open now|Closed now|On a break)$/).waitFor();
  await page.getByRole('button', { name: 'How many friends?' }).click();
  await page.getByText(/^[\d,]+ friends$/).waitFor();
  await close();
}
