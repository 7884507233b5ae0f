import { expect, type Page, ready, test } from './support/fixtures.js';

const mapOf = (page: Page) => page.getByRole('application', { name: 'Map centered on Komorebi Coffee' });
const markers = (page: Page) => mapOf(page).locator('.leaflet-marker-icon');
const moves = (page: Page) => page.getByRole('group', { name: 'Move the map' }).getByRole('button');
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(locator: ReturnType<typeof mapOf>): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

const middleOf = ({ x, y, width, height }: Box): [x: number, y: number] => [x + width / 2, y + height / 2];

/** Position of a marker's middle, relative to the middle of the map. */
async function fromMiddle(page: Page, marker: ReturnType<typeof mapOf>): Promise<[x: number, y: number]> {
  const [mapX, mapY] = middleOf(await boxOf(mapOf(page)));
  const [x, y] = middleOf(await boxOf(marker));
  return [Math.round(x - mapX), Math.round(y - mapY)];
}

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/@komorebi/place?lang=en');
  await ready(page);
  await expect(mapOf(page)).toBeVisible();
}

for (const width of [320, 1280]) {
  test(`all markers are in view at first, and not under the map's buttons, at ${width} px`, async ({
    page,
  }) => {
    await open(page, width);
    const map = await boxOf(mapOf(page));
    const covers = await Promise.all(
      ['Zoom in', 'Zoom out'].map((name) => boxOf(page.getByRole('button', { name }))),
    );
    expect(await markers(page).count()).toBeGreaterThan(6);
    for (const marker of await markers(page).all()) {
      const [x, y] = middleOf(await boxOf(marker));
      expect(x).toBeGreaterThan(map.x);
      expect(x).toBeLessThan(map.x + map.width);
      expect(y).toBeGreaterThan(map.y);
      expect(y).toBeLessThan(map.y + map.height);
      for (const cover of covers) {
        const isCovered =
          x > cover.x && x < cover.x + cover.width && y > cover.y && y < cover.y + cover.height;
        expect(isCovered).toBe(false);
      }
    }
  });
}

test('the map can be moved with one finger, by buttons of the size of a finger', async ({ page }) => {
  await open(page, 320);
  await page.getByRole('button', { name: 'Move the map' }).click();
  await expect(moves(page)).toHaveCount(4);
  for (const button of await moves(page).all()) {
    const { width, height } = await boxOf(button);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const first = markers(page).first();
  const [x, y] = await fromMiddle(page, first);
  const moveBy = (name: string) => moves(page).and(page.getByRole('button', { name })).click();
  await moveBy('Move right');
  await expect.poll(async () => (await fromMiddle(page, first))[0]).toBeLessThan(x);
  await moveBy('Move left');
  await expect.poll(() => fromMiddle(page, first)).toEqual([x, y]);
  await moveBy('Move down');
  await expect.poll(async () => (await fromMiddle(page, first))[1]).toBeLessThan(y);
  await moveBy('Move up');
  await expect.poll(() => fromMiddle(page, first)).toEqual([x, y]);
});
