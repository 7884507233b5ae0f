import { expect, test, type Page } from './support/fixtures.js';
import { withoutPopovers } from './support/without-popovers.js';

const address = '/@komorebi?lang=en';
/** Unlike `ready`, this works with a fake clock, which does not return the browser's own marks. */
const started = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-start', 'ready');
const dialog = (page: Page) => page.getByRole('dialog');
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });

/** Sets how requests for a file end, one after the other; the last outcome applies to all further requests. */
async function answers(page: Page, file: RegExp, ...ends: ('fails' | 'hangs' | 'comes')[]): Promise<void> {
  let requests = 0;
  await page.route(file, (route) => {
    const end = ends[Math.min(requests, ends.length - 1)];
    requests += 1;
    if (end === 'fails') return route.abort();
    return end === 'comes' ? route.continue() : undefined;
  });
}

test.beforeEach(({ complaints }) =>
  complaints.allow(/Failed to load|net::|\[(load|dialog|notices|views|map|boot 7)|Cannot load/),
);

const controls = /\/assets\/controls-[^/]+\.js/;

test(
  'a section whose code fails for good keeps its text, disables its buttons, says so, and can be tried again',
  { tag: '@core' },
  async ({ page }) => {
    await page.clock.install();
    let isDown = true;
    await page.route(/\/assets\/sections-about-[^/]+\.js/, (route) =>
      isDown ? route.abort() : route.continue(),
    );
    await page.goto(address);
    await started(page);
    const section = page.locator('[data-late]').filter({ has: page.locator('#oa-basic-info') });
    await page.locator('#oa-basic-info').scrollIntoViewIfNeeded();
    const words = section.getByText('A network error occurred. Please try again.');
    await expect
      .poll(async () => {
        await page.clock.runFor(30_000);
        return words.isVisible();
      })
      .toBe(true);
    await expect(section.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await expect(
      section.getByRole('heading', { name: 'About' }).or(page.locator('#oa-basic-info')),
    ).toBeVisible();

    isDown = false;
    await section.locator('[data-late-failure]').getByRole('button', { name: 'Try again' }).click();
    await expect(section).toHaveCount(0);
    await expect(page.locator('#oa-basic-info').getByRole('button', { name: 'Copy' })).toBeEnabled();
    // The button that had the focus is gone.
    expect(
      await page.evaluate(() => document.activeElement?.contains(document.querySelector('#oa-basic-info'))),
    ).toBe(true);
  },
);

test(
  'a dialog whose code cannot be loaded says so, and opens when it is tapped again',
  { tag: '@core' },
  async ({ page }) => {
    let isDown = true;
    await page.route(controls, (route) => (isDown ? route.abort() : route.continue()));
    await withoutPopovers(page);
    await page.goto(address);
    await started(page);
    await more(page).click();
    // The message is shown even though the code for notices is missing.
    await expect(page.getByRole('alert').getByText('A network error occurred.')).toBeVisible();
    isDown = false;
    await more(page).click();
    await expect(dialog(page).getByRole('link', { name: 'Report this account' })).toBeVisible();
  },
);

test('a menu that replaces a dialog whose code cannot be loaded lies beside its button', async ({ page }) => {
  await page.route(controls, (route) => route.abort());
  await page.goto(address);
  await started(page);
  const button = page.getByRole('button', { name: 'Contact', exact: true });
  await button.click();
  const menu = dialog(page).filter({ has: page.getByRole('link', { name: '+81 3-0123-4567' }) });
  await expect(menu).toBeVisible();
  const [one, other] = [await menu.boundingBox(), await button.boundingBox()];
  if (!one || !other) throw new Error('Not shown');
  expect(Math.max(one.x - other.x - other.width, other.x - one.x - one.width)).toBeLessThan(24);
  expect(Math.max(one.y - other.y - other.height, other.y - one.y - one.height)).toBeLessThan(24);
});

test('a dialog whose code never arrives says so after a while, and opens when it is tapped again', async ({
  page,
}) => {
  await page.clock.install();
  await answers(page, controls, 'hangs', 'comes');
  // The pending file also delays the load event.
  await withoutPopovers(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await started(page);
  await more(page).click();
  await expect
    .poll(async () => {
      await page.clock.fastForward(5000);
      return page.getByRole('alert').getByText('A network error occurred.').isVisible();
    })
    .toBe(true);
  await more(page).click();
  await expect(dialog(page).getByRole('link', { name: 'Report this account' })).toBeVisible();
});

test('a link to a view whose code never arrives leads to the server’s page', async ({ page }) => {
  await page.clock.install();
  const followed = page.waitForEvent('console', (message) => message.text() === 'links followed');
  await page.addInitScript(() => {
    performance.mark = (name) => {
      console.log(name);
      return new PerformanceMark(name);
    };
  });
  await page.goto(address);
  await started(page);
  // Links open in place once the code for that has loaded.
  await followed;
  await answers(page, /\/assets\/late-place-[^/]+\.js/, 'hangs', 'comes');
  const left = page.waitForEvent('framenavigated');
  const asked = page.waitForRequest(/\/assets\/late-place-/);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await asked;
  await page.clock.fastForward(4000);
  await left;
  await expect(page).toHaveURL(/\/@komorebi\/place/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the server’s page returns with its pictures if the interactive one crashes, and says so', async ({
  page,
  complaints,
  hold,
}) => {
  complaints.allow(/e2e/);
  // Only an effect of the action bar does this, to replay an early tap.
  await page.addInitScript(() => {
    const contains = Object.getOwnPropertyDescriptor(Node.prototype, 'contains')?.value as Node['contains'];
    Node.prototype.contains = function (other) {
      if (this instanceof Element && this.getAttribute('role') === 'group') throw new Error('e2e');
      return contains.call(this, other);
    };
  });
  const release = await hold(/\/assets\/main-.*\.js/);
  await page.goto('/@komorebi?lang=en', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-start', 'awaited');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  release();
  await expect(page.locator('#start-message')).toContainText('Reload the page to try again.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Komorebi Coffee');
  // Controls that need no script still work.
  await expect(page.locator('#root button:enabled:not([popovertarget])')).toHaveCount(0);
  const cover = page.locator('#root img').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
