import { addresses } from './support/addresses.js';
import { expect, type Page, ready, test } from './support/fixtures.js';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.js';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const mapOf = (page: Page) => page.getByRole('application', { name: 'Map centered on Komorebi Coffee' });
const mapRegion = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });

test.describe('the place', () => {
  test('the place opens by its address, with a map, nothing moves, and it leads to the reservation', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchLayoutShifts(page);
    const tiles: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/tiles/') && response.ok()) tiles.push(response.url());
    });
    await page.goto('/@komorebi/place?lang=en');
    await expect(title(page)).toHaveText('Map and hours');
    await expect(mapOf(page)).toBeVisible();
    await expect(mapRegion(page).getByText('Map of a town that does not exist')).toBeVisible();
    expect(tiles.length).toBeGreaterThan(0);
    expect(tiles.every((url) => url.startsWith(`${addresses.platform}/tiles/`))).toBe(true);
    await expect(mapRegion(page).getByRole('link', { name: /Directions/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(page.getByRole('region', { name: 'Basic information' })).toContainText('Opening hours');
    await expect(page.getByRole('region', { name: 'Busy times' })).toBeVisible();
    const nearby = page.getByRole('region', { name: 'Nearby', exact: true });
    await expect(nearby.getByRole('listitem')).toHaveCount(6);
    await expect(nearby.getByRole('link', { name: /Abacus/ })).toHaveAttribute('href', '/@justaname?lang=en');
    await ready(page);
    const sum = (await layoutShifts(page)).reduce((total, { value }) => total + value, 0);
    expect(sum).toBeLessThan(0.02);
    await page.reload();
    await expect(mapOf(page)).toBeVisible();
    await ready(page);
    await page.getByRole('article').getByRole('link', { name: 'Reserve', exact: true }).click();
    await expect(page).toHaveURL('/@komorebi/reservation?lang=en');
    await expect(title(page)).toBeFocused();
  });

  test('the place is described in words without the map’s code', async ({ page, complaints }) => {
    complaints.allow(/Failed to|Cannot load/);
    await page.route('**/draw-map*', (route) => route.abort());
    await page.goto('/@komorebi/place?lang=en');
    await expect(mapRegion(page).getByText('Unable to show the map right now.')).toBeVisible();
    await expect(mapRegion(page)).toContainText('Yanaka');
  });
});

test.describe('the map of the basic information', () => {
  const section = (page: Page) => page.locator('#oa-basic-info');
  /** It leads to the place. */
  const link = (page: Page) => section(page).getByRole('link', { name: 'Map', exact: true });
  /** The same as a picture. */
  const picture = (page: Page) => link(page).filter({ has: page.locator('div') });

  for (const width of [390, 1100])
    test(`the basic information begins with a map, which is loaded once it is seen, and nothing moves, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchLayoutShifts(page);
      const tiles: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/tiles/')) tiles.push(request.url());
      });
      await page.goto('/@komorebi?lang=en');
      await ready(page);
      expect(tiles).toEqual([]);
      await section(page).evaluate((element) => element.scrollIntoView());
      await expect(picture(page)).toBeInViewport({ ratio: 1 });
      await expect(picture(page).locator('.leaflet-tile-loaded').first()).toBeVisible();
      const box = await picture(page).boundingBox();
      expect(box?.height).toBe(144);
      expect((await layoutShifts(page)).reduce((total, { value }) => total + value, 0)).toBeLessThan(0.02);
      await expect(section(page).getByRole('link', { name: /^Directions/ })).toHaveAttribute(
        'target',
        '_blank',
      );
      // The word would say the same once more.
      await expect(link(page)).toHaveCount(1);
      await picture(page).click({ position: { x: 40, y: 40 } });
      await expect(page).toHaveURL('/@komorebi/place?lang=en');
    });

  test('the map of the basic information shows the keyboard’s focus above its picture', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    await section(page).evaluate((element) => element.scrollIntoView());
    await expect(picture(page)).toBeInViewport({ ratio: 1 });
    await section(page)
      .getByRole('link', { name: /^Directions/ })
      .focus();
    await page.keyboard.press('Shift+Tab');
    await expect(picture(page)).toBeFocused();
    const ring = await picture(page).evaluate((element) => {
      const { outlineStyle, outlineOffset, position } = getComputedStyle(element, '::after');
      return [outlineStyle, parseFloat(outlineOffset) < 0, position];
    });
    // The card cuts off what is around the picture.
    expect(ring).toEqual(['solid', true, 'absolute']);
  });

  test('without the map’s code the basic information has a pin in its place, and without script the words alone', async ({
    page,
    browser,
    complaints,
    baseURL,
  }) => {
    complaints.allow(/Failed to|Cannot load/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/draw-map*', (route) => route.abort());
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    await section(page).evaluate((element) => element.scrollIntoView());
    await expect(picture(page).locator('svg')).toBeVisible();
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const plain = await context.newPage();
    await plain.goto('/@komorebi?lang=en');
    await expect(link(plain)).toBeVisible();
    await expect(picture(plain)).toHaveCount(0);
    await context.close();
  });

  test('on a wide page the column has the map, and the basic information has none', async ({ page }) => {
    await page.setViewportSize({ width: 1536, height: 900 });
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    await section(page).evaluate((element) => element.scrollIntoView());
    await expect(section(page).getByText('Yanaka').first()).toBeInViewport();
    await expect(link(page)).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
  });
});
