import { expect, test } from './support/fixtures.js';
import { brokenWords, overflowing } from './support/overflowing.js';
import { places, resize, windows, windowsToWalk } from './support/places.js';
import { walk } from './support/walk.js';

for (const { name, open } of places) {
  test(`${name} fits the window at any width and text size, and each focus stop is visible and shows its focus`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404/);
    await open(page);
    const found: string[] = [];
    for (const size of windows) {
      await resize(page, size);
      const faults = [...(await overflowing(page)), ...(await brokenWords(page))];
      found.push(...faults.map((fault) => `${size.join(' ')}: ${fault}`));
    }
    const isPassive = (await page.locator('a[href], button').count()) === 0;
    for (const size of windowsToWalk) {
      await resize(page, size);
      const stops = await walk(page);
      expect(stops.length > 0, size.join(' ')).toBe(!isPassive);
      for (const { what, faults } of stops) {
        found.push(...faults.map((fault) => `${size.join(' ')}: ${fault}: ${what}`));
      }
    }
    expect(found).toEqual([]);
  });
}

test('a text in a report never widens the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/@komorebi/report?lang=en');
  const details = page.getByRole('textbox');
  for (const words of ['x'.repeat(60), `https://example.com/${'path/'.repeat(36)}`, 'ก'.repeat(200)]) {
    await details.fill(words);
    expect(await overflowing(page), words).toEqual([]);
  }
});

test('the link to the content leads past the section bar', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#section-list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-plugin] :focus')).toBeInViewport();
});
