import { expect, ready, test } from './support/fixtures.js';

test('no picture of the page is requested twice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  // Pictures further down load as the page is scrolled.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url, position) => asked.indexOf(url) !== position)).toEqual([]);
});

test('on a phone no picture is requested before it is near the window, and the cover comes first', async ({
  page,
}) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.waitForLoadState('networkidle');
  const cover = page.locator('link[rel=preload][as=image][fetchpriority=high]').first();
  expect(asked[0]).toBe(await cover.getAttribute('href'));

  // However early browsers load lazy pictures, those two screens below the window are not needed yet.
  const pictures = await page.locator('#root img').evaluateAll(
    (images, distance) =>
      images.map((image) => ({
        url: (image as HTMLImageElement).src,
        isFar: image.getBoundingClientRect().top > distance,
      })),
    3 * height,
  );
  const near = new Set(pictures.filter(({ isFar }) => !isFar).map(({ url }) => url));
  const far = [...new Set(pictures.filter(({ url }) => !near.has(url)).map(({ url }) => url))];
  expect(far.length).toBeGreaterThan(3);
  expect(asked.filter((url) => far.includes(url))).toEqual([]);

  await page
    .locator(`#root img[src="${far[0] ?? ''}"]`)
    .first()
    .scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(far[0]);
});

test('the server’s page returns with its pictures if the interactive one crashes, and says so', async ({
  page,
  complaints,
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
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
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
