import type { Route } from '@playwright/test';
import { expect, mainAction, ready, test as base, type Page } from './support/fixtures.js';
import { startFront, type FileAnswer, type Front } from './support/front.js';

const test = base.extend<{ front: Front }>({
  // oxlint-disable-next-line no-empty-pattern
  front: async ({}, use) => {
    const front = await startFront();
    await use(front);
    await front.down().catch(() => undefined);
  },
});

const address = '/@komorebi?lang=en';
const main = /\/assets\/main-[^/]+\.js/;
const early = /\/assets\/early-[^/]+\.js/;

const told = (page: Page) => page.locator('#start-message');
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
/** A button that needs script, which More does not. */
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/**
 * Makes requests for a file fail: all of them, or the first ones. Returns a function that returns their number so far.
 */
async function failing(page: Page, file: RegExp, times = Number.POSITIVE_INFINITY): Promise<() => number> {
  let requests = 0;
  await page.route(file, (route) => {
    requests += 1;
    return requests <= times ? route.abort() : route.continue();
  });
  return () => requests;
}

/** Leaves the first requests for a file pending forever. */
async function hanging(page: Page, file: RegExp, times = Number.POSITIVE_INFINITY): Promise<void> {
  let requests = 0;
  await page.route(file, (route: Route) => {
    requests += 1;
    return requests <= times ? undefined : route.continue();
  });
}

/** Whether an element is in view without scrolling. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && bottom > top;
  });

/** Waits for the message that needs no script. On a busy machine its fifteen seconds may not have begun with the page. */
const seeMessageOfStyles = (page: Page): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    const message = page.getByText('Reload the page to try again.').filter({ visible: true });
    await expect(message).toBeVisible({ timeout: 1000 });
  }).toPass();

test.beforeEach(({ complaints }) =>
  complaints.allow(
    /Failed to load|net::|\[(load|boot|dialog|notices|views|map)|Cannot load|Unexpected|after argument list|SyntaxError/,
  ),
);

test('a page whose script cannot be loaded says so near the buttons, and offers to load the page again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The script, and both times that it is looked at again.
  await failing(page, main, 3);
  await page.goto(address);
  await expect(told(page)).toContainText('Reload the page to try again.');
  expect(await isInSight(page, '#start-message')).toBe(true);
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription(/Reload the page/);
  await expect(page.locator('#root button:enabled:not([popovertarget])')).toHaveCount(0);
  await more(page).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await page.keyboard.press('Escape');

  await told(page).getByRole('link', { name: 'Try again' }).click();
  await ready(page);
  await expect(told(page)).toBeEmpty();
  await more(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'a page whose script is slow says so after a while, and starts once it has loaded',
  { tag: '@core' },
  async ({ page, hold }) => {
    await page.clock.install();
    const release = await hold(main);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-start', 'awaited');
    await expect(told(page)).toBeEmpty();
    await page.clock.fastForward(10_000);
    await expect(told(page)).toContainText('taking a long time');
    await expect(told(page).getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-start', 'ready');
    await expect(told(page)).toBeEmpty();
  },
);

test('the page works without its early script', async ({ page }) => {
  await failing(page, early);
  await page.goto(address);
  await ready(page);
  await expect(told(page)).toBeEmpty();
  await more(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('without any script, no button that needs one is shown, and the style sheet shows the message', async ({
  page,
}) => {
  await failing(page, /\/assets\/.*\.js/);
  await page.goto(address);
  await mainAction(page, 'Add friend').click();
  const code = page.getByRole('dialog', { name: /^Add .* as a friend$/ });
  await expect(code.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(save(page)).toBeHidden();
  await expect(more(page)).toBeVisible();
  const words = page.locator('#start-words');
  await expect(words.getByText('Reload the page to try again.')).toBeHidden();
  await seeMessageOfStyles(page);
  expect(await isInSight(page, '#start-words')).toBe(true);
});

test('texts that never arrive are given up, and the visitor is told', async ({ page }) => {
  await page.clock.install();
  await hanging(page, /\/assets\/texts-en-[^/]+\.js/);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-start', 'begun');
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return told(page).innerText();
    })
    .toContain('Reload the page to try again.');
  await expect(save(page)).toBeDisabled();
});

test.describe('files that were cut on their way, and are kept by the browser for a year', () => {
  test('cost a page whose main script was cut once one reload, and later pages nothing', async ({
    page,
    front,
  }) => {
    const requested = front.cut(main, 1);
    await page.goto(`${front.url}${address}`);
    await ready(page);
    await expect(told(page)).toBeEmpty();
    await page.goto(`${front.url}${address}`);
    await ready(page);
    expect(requested().filter((path) => main.test(path))).toHaveLength(2);
  });

  test('files that were cut on their way are named as the reason if the main script is always cut, without end', async ({
    page,
    front,
  }) => {
    const requested = front.cut(main);
    await page.goto(`${front.url}${address}`);
    await expect(told(page)).toContainText('Reload the page to try again.');
    await expect(save(page)).toBeDisabled();
    expect(requested().filter((path) => main.test(path)).length).toBeLessThanOrEqual(3);
  });

  test('files that were cut on their way are fetched again if all but the early script were cut once', async ({
    page,
    front,
  }) => {
    const requested = front.cut(/\/assets\/(?!early).+\.(?:js|css)/, 1);
    await page.goto(`${front.url}${address}`);
    await ready(page);
    await page.locator('[data-plugin=faq]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-plugin=faq] summary').first()).toBeVisible();
    await page.getByRole('link', { name: 'Reserve', exact: true }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservation');
    await expect(page.getByText(/Some parts|error occurred/).filter({ visible: true })).toHaveCount(0);
    expect(requested().some((path) => /late-reservation-.*\.css/.test(path))).toBe(true);
    for (const path of requested().filter((each) => each.startsWith('/assets/')))
      expect(requested().filter((other) => other === path).length, path).toBeLessThanOrEqual(2);
  });

  test('files that were cut on their way leave a page that can be read and names reloading if every file is cut', async ({
    page,
    front,
  }) => {
    front.cut(/\/assets\/.+\.(?:js|css)/);
    await page.goto(`${front.url}${address}`);
    await seeMessageOfStyles(page);
  });
});

test.describe('a page all of whose scripts came damaged once', () => {
  type Way = (page: Page) => Promise<unknown>;
  const scripts = /\/assets\/[^/]+\.js/;
  const portal = Buffer.from('<!doctype html><html><body>Log in to the network</body></html>');
  const reload: Way = (page) => page.reload();
  const link: Way = (page) => page.getByRole('link', { name: 'Try again' }).click();
  const cut = ({ headers, body }: FileAnswer): FileAnswer => ({ headers, body: body.subarray(0, 500) });
  const empty = ({ headers }: FileAnswer): FileAnswer => ({ headers, body: Buffer.from('') });
  const called = ({ headers }: FileAnswer): FileAnswer => ({ headers, body: portal });
  const portalPage = ({ headers }: FileAnswer): FileAnswer => ({
    headers: { ...headers, 'content-type': 'text/html' },
    body: portal,
  });

  test.beforeEach(({ complaints }) => complaints.allow(/Refused to execute script|is not executable/));

  /** Goes one of the ways that the style sheet's message names. */
  async function tryAgain(page: Page, way: Way): Promise<void> {
    await seeMessageOfStyles(page);
    await way(page);
  }

  async function works(page: Page): Promise<void> {
    await ready(page);
    await expect(told(page)).toBeEmpty();
    await save(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText(/Some parts|error occurred/).filter({ visible: true })).toHaveCount(0);
  }

  for (const [how, damage, name, way] of [
    ['cut in the middle', cut, 'a reload', reload],
    ['empty', empty, '“Try again”', link],
    ['a portal’s page in their place, called a script', called, 'a reload', reload],
    ['a portal’s page in their place', portalPage, '“Try again”', link],
  ] as const)
    test(`a page all of whose scripts came damaged once (${how}) works after ${name}`, async ({
      page,
      front,
    }) => {
      front.damage(scripts, damage);
      await page.goto(`${front.url}${address}`);
      await tryAgain(page, way);
      await works(page);
    });

  test('a page all of whose scripts came damaged once, to be kept for a year, works after a reload in the next hour', async ({
    page,
    front,
  }) => {
    const year = { 'cache-control': 'public, max-age=31536000, immutable' };
    front.damage(scripts, (file) => ({ ...portalPage(file), headers: { ...file.headers, ...year } }));
    await page.goto(`${front.url}${address}`);
    front.change(({ body }) => ({
      body: body.replace(
        /(early-[^"?]+\?)(\d+)/,
        (_, path: string, hour: string) => path + String(Number(hour) + 1),
      ),
    }));
    await tryAgain(page, reload);
    await works(page);
  });

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    for (const [how, damage] of [
      ['cut in the middle', cut],
      ['a portal’s page in their place', portalPage],
    ] as const)
      test(`a page all of whose scripts came damaged once (${how}) works after a reload with a service worker, too`, async ({
        page,
        front,
      }) => {
        // A worker that has kept no file yet, and a browser that has none in its cache.
        front.change(({ body }) => ({
          body: body.replace(/<(?:script|link)\b[^>]*"\/assets\/[^>]*>/g, ''),
        }));
        await page.goto(`${front.url}${address}`);
        await page.evaluate(async () => {
          // The page's policy demands it of whoever registers one.
          const { trustedTypes } = window as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => void };
          };
          trustedTypes.createPolicy('default', { createScriptURL: (url: string) => url });
          await navigator.serviceWorker.register('/service-worker.js');
          await navigator.serviceWorker.ready;
        });
        await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
        front.change(() => ({}));
        front.damage(scripts, damage);
        await page.goto(`${front.url}${address}`);
        await tryAgain(page, reload);
        await works(page);
      });
  });
});
