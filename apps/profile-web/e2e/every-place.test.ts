import { expect, type Page, test } from './support/fixtures.js';
import { brokenWords, overflowing } from './support/overflowing.js';
import { desktop, leastRoom, openPopUp, type Place, places, resize, windows } from './support/places.js';
import { violations } from './support/violations.js';
import { leap, walk } from './support/walk.js';

/** What is wrong with the open page or its open pop-up. */
async function faultsOf(page: Page, { isOtherOnDesktop, look }: Partial<Place>): Promise<string[]> {
  const found: string[] = [];
  for (const size of windows) {
    await resize(page, size);
    const faults = [...(await overflowing(page)), ...(await brokenWords(page))];
    found.push(...faults.map((fault) => `${size.join(' ')}: ${fault}`));
  }
  const isPassive = (await page.locator('a[href], button').count()) === 0;
  for (const [size, go] of [
    [leastRoom, walk],
    [desktop, isOtherOnDesktop ? walk : leap],
  ] as const) {
    await resize(page, size);
    const stops = await go(page);
    expect(stops.length > 0, size.join(' ')).toBe(!isPassive);
    for (const { what, faults } of stops)
      found.push(...faults.map((fault) => `${size.join(' ')}: ${fault}: ${what}`));
  }
  if (look) {
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await resize(page, look.size);
    found.push(...(await violations(page)));
  }
  return found;
}

for (const place of places) {
  const { name, open, popUps = [] } = place;
  const whole = popUps.length ? `${name} with its pop-ups` : name;
  test(`${whole} fits the window at any width and text size, and each focus stop is visible and shows its focus`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(90_000 * (1 + popUps.length));
    complaints.allow(/404/);
    await open(page);
    expect.soft(await faultsOf(page, place), name).toEqual([]);
    for (const popUp of popUps) {
      await test.step(popUp.name, async () => {
        await openPopUp(page, popUp);
        expect.soft(await faultsOf(page, {}), popUp.name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  });
}

test('the place fits the window if a web view enlarges text, which no media query notices', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const factor of [1.3, 1.6, 2]) {
    await page.goto('/@komorebi/place?lang=en');
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.evaluate((times) => {
      const sizes = [...document.body.querySelectorAll<HTMLElement>('*')].map(
        (element) => [element, parseFloat(getComputedStyle(element).fontSize)] as const,
      );
      for (const [element, size] of sizes) element.style.fontSize = `${size * times}px`;
    }, factor);
    expect(await overflowing(page), String(factor)).toEqual([]);
  }
});

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
