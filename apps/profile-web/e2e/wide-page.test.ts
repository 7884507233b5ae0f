import { expect, type Page, ready, test } from './support/fixtures.js';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.js';

const summary = (page: Page) => page.getByRole('region', { name: 'At a glance' });
/** Files that the first screen needs for the third column of a wide page alone. */
const forTheSummary = /\/tiles\/|\/assets\/(late-summary|late-place-summary|use-map|draw-map)-/;

async function requestsOf(page: Page, visit: () => Promise<void>): Promise<string[]> {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await visit();
  await page.waitForLoadState('networkidle');
  return paths;
}

test('a wide page shows all of a third column, with a map that is fetched once and shifts nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchLayoutShifts(page);
  const paths = await requestsOf(page, async () => {
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
  });
  // Code is fetched and then imported from the cache; pictures are requested once.
  const tiles = paths.filter((path) => path.startsWith('/tiles/'));
  expect(tiles.length).toBeGreaterThan(1);
  expect(new Set(tiles).size).toBe(tiles.length);

  // Its content is not repeated next to it.
  await expect(
    page.getByRole('link', { name: /^(Open|Closed( today)?|Closing soon|Break soon|On a break) ·/ }),
  ).toHaveCount(1);
  await expect(page.getByRole('slider', { name: 'Time' })).toHaveCount(1);
  for (const y of [0, 4000]) {
    await page.mouse.move(720, 450);
    await page.mouse.wheel(0, y);
    await expect(summary(page).getByRole('link', { name: 'Reserve' })).toBeInViewport({ ratio: 1 });
    const box = await summary(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  }
  // The mouse wheel over it scrolls the page: it does not scroll separately.
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(1300, 200);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a narrower page fetches nothing for the third column', async ({ page }) => {
  await page.setViewportSize({ width: 1199, height: 900 });
  const paths = await requestsOf(page, async () => {
    await page.goto('/@komorebi?lang=en');
    await ready(page);
  });
  // The basic information, which is near, has a map from the same code; the map itself comes with the window.
  const ofTheColumn = paths.filter(
    (path) => forTheSummary.test(path) && !path.includes('/late-place-summary-'),
  );
  expect(ofTheColumn).toEqual([]);
  const further = await requestsOf(page, () => page.mouse.wheel(0, 4000));
  expect(further.filter((path) => path.includes('/late-summary-'))).toEqual([]);
  await expect(summary(page)).toBeHidden();
  await expect(page.locator('[data-fact=status]:visible')).toHaveCount(1);
});

test('the card and the third column stay where they are while a view opens beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchLayoutShifts(page);
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
  // The column is lower by the offer that is shown beside it.
  const places = async (): Promise<unknown[]> =>
    Promise.all(
      [page.getByRole('group', { name: 'Actions' }), summary(page), page.getByText('Now: Ethiopia Guji')].map(
        async (part) => {
          const box = await part.boundingBox();
          return [box?.x, box?.y, box?.width];
        },
      ),
    );
  const before = await places();
  await summary(page)
    .getByRole('link', { name: /^Offer/ })
    .click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(title).toHaveText(/beans|drip/);
  expect(await places()).toEqual(before);

  // A visitor who has been sent the view sees the same.
  await page.reload();
  await ready(page);
  await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await layoutShifts(page)).toEqual([]);

  // A fact leads to where it is explained, which is not in this document.
  await page.getByRole('link', { name: /6 min walk/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Komorebi Coffee' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Basic information' })).toBeInViewport();
});

test('a fact beside a view leads to its section, and going back returns to the view', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.locator('[data-fact=offer]:visible').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  const offer = await title.innerText();
  await page.getByRole('link', { name: /6 min walk/ }).click();
  await expect(page.getByRole('heading', { name: 'Basic information' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Basic information' })).toBeInViewport();
  await page.goBack();
  await expect(title).toHaveText(offer);
});

test('a high window lists all sections below the card, and the bar does without their chips', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1080 });
  await watchLayoutShifts(page);
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const index = page.getByRole('navigation', { name: 'On this page' });
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await expect(index).toBeInViewport({ ratio: 1 });
  await expect(index.getByRole('link')).toHaveCount(await page.locator('[data-plugin]').count());
  await expect(bar.getByRole('link', { name: 'Reviews' })).toBeHidden();
  await index.getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeFocused();
  await expect(index.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'true');
  await expect(index).toBeInViewport({ ratio: 1 });
  expect(await layoutShifts(page)).toEqual([]);

  // Where it does not fit whole, it is not there.
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(index).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Reviews' })).toBeVisible();
});

test('links beside a view lead to what its document has not got', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const title = page.getByRole('heading', { level: 1 });
  const open = async (): Promise<void> => {
    await page.goto('/@komorebi/faq?lang=en');
    await ready(page);
    await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
  };
  await open();
  await summary(page)
    .getByRole('link', { name: /^Offer/ })
    .click();
  await expect(page).toHaveURL(/\/@komorebi\/coupon\/[a-z-]+\?lang=en$/);
  await expect(title).toHaveText(/beans|drip/);
  await open();
  await summary(page).getByRole('link', { name: 'Map and hours' }).click();
  await expect(title).toHaveText('Map and hours');
  await expect(page.getByRole('article').getByRole('heading', { name: 'Basic information' })).toBeVisible();
  const directions = page.getByRole('article').getByRole('link', { name: /^Directions/ });
  await expect(directions).toBeVisible();
  // Its map has all the height beside the facts: what stands below it is near the window's end, and still in it.
  const map = page.getByRole('article').getByRole('region', { name: 'Map', exact: true });
  await expect(map).toBeInViewport({ ratio: 1 });
  expect((await map.boundingBox())?.height).toBeGreaterThan(0.75 * 900);
  await open();
  await summary(page).getByRole('link', { name: 'Reserve' }).click();
  await expect(title).toHaveText('Reservation');
});

test('short sections stand side by side in a wide page, in the order in which they are read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await watchLayoutShifts(page);
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const busy = page.locator('[data-plugin=busy-times]');
  const takeout = page.locator('[data-plugin=takeout]');
  const boxes = async () => {
    const [first, second] = [await busy.boundingBox(), await takeout.boundingBox()];
    if (!first || !second) throw new Error('a section is missing');
    return { first, second };
  };

  await test.step('both are as high up, and the first is before the second', async () => {
    const { first, second } = await boxes();
    expect(second.y).toBeCloseTo(first.y, 0);
    expect(second.x).toBeCloseTo(first.x + first.width + 16, 0);
    expect(second.width).toBeCloseTo(first.width, 0);
  });

  await test.step('a link to each marks that one', async () => {
    const bar = page.getByRole('navigation', { name: 'Sections' });
    for (const name of ['Takeout', 'Busy times', 'Takeout']) {
      await bar.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
      await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
      await expect(bar.locator('[aria-current=true]')).toHaveCount(1);
    }
  });
  for (const section of await page.locator('[data-plugin]').all()) await section.scrollIntoViewIfNeeded();
  expect(await layoutShifts(page)).toEqual([]);

  await test.step('in a narrower page they stand below each other', async () => {
    await page.setViewportSize({ width: 1439, height: 800 });
    const { first, second } = await boxes();
    expect(second.x).toBeCloseTo(first.x, 0);
    expect(second.y).toBeGreaterThan(first.y + first.height);
    await page.setViewportSize({ width: 1440, height: 800 });
  });

  await test.step('one whose neighbour has nothing to show takes the whole line', async () => {
    const { width = 0 } = (await page.locator('[data-plugin=delivery]').boundingBox()) ?? {};
    await busy.evaluate((element) => element.remove());
    expect((await takeout.boundingBox())?.width).toBeCloseTo(width, 0);
  });
});

test('a third column has its place from 1200 pixels on, beside sections as wide as a large phone', async ({
  page,
}) => {
  for (const language of ['en', 'ja', 'zh-TW', 'th', 'id', 'ko']) {
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.goto(`/@komorebi?lang=${language}`);
    await ready(page);
    await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
    const [map, sections] = [page.locator('.leaflet-container'), page.locator('#section-list')];
    expect((await sections.boundingBox())?.width).toBeGreaterThanOrEqual(28 * 16);
    expect((await map.boundingBox())?.x).toBeGreaterThan(800);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1200);
  }
});

test('beside the sections stand the newest two announcements, unless they are read there anyway', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const news = summary(page).getByRole('list', { name: 'Announcements' });
  await page.goto('/@shanlan?lang=en');
  await ready(page);
  await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
  await expect(news.getByRole('link')).toHaveCount(2);
  await news.getByRole('link').first().click();
  await expect(page).toHaveURL(/@shanlan\/announcements\/[a-z0-9-]+\?lang=en$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(news).toBeHidden();

  // There they are the second section, and nothing of them that is over is told in a view either.
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
  await expect(news).toBeHidden();
  await page.goto('/@komorebi/faq?lang=en');
  await ready(page);
  await expect(news.getByRole('link')).toHaveCount(2);
  await expect(news).not.toContainText('26 November');
});

for (const width of [1024, 1280, 1920])
  test(`nothing that passes behind the bar of sections is seen beside it, in a window of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    const row = page.locator('[data-plugin=coupon] [data-row]');
    const bar = page.getByRole('navigation', { name: 'Sections' });
    await row.scrollIntoViewIfNeeded();
    await page.evaluate((down) => scrollBy(0, down), ((await row.boundingBox())?.y ?? 0) - 10);
    const [behind, before] = [await row.boundingBox(), await bar.boundingBox()];
    expect(behind?.y).toBeLessThan((before?.y ?? 0) + (before?.height ?? 0) - 20);
    expect(before?.x).toBeLessThanOrEqual(behind?.x ?? 0);
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeGreaterThanOrEqual(
      (behind?.x ?? 0) + (behind?.width ?? 0),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

for (const height of [700, 640, 600, 500])
  test(`a window ${height} pixels high has the head of the card, and the rest below it`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    const card = page.locator('main > div').filter({ has: page.getByRole('heading', { level: 1 }) });
    for (const part of [card, summary(page)]) {
      await expect.poll(async () => (await part.boundingBox())?.y).toBe(12);
    }
    await expect(card).toHaveAttribute('style', /--card-size/);
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    const { y = 0, height: own = 0 } = (await card.boundingBox()) ?? {};
    // A lower window moves it along with the page.
    if (height < 608) expect(y).toBe(12 - 700);
    else expect(y + own).toBeLessThanOrEqual(height);
    expect(y + own > 600).toBe(height >= 608);
  });
