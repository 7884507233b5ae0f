import { expect, inApp, type Page, ready, test } from './support/fixtures.js';
import { saveShortcut } from './support/sheets.js';
import { resize, windows } from './support/places.js';

const hint = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: 'find it again later' })
    .locator('div', { has: page.getByRole('button') });
const keep = saveShortcut;

/** Opens the page as a visitor who has never seen the hint. */
async function open(page: Page, token: string): Promise<void> {
  // Nobody is told to do what they may have done.
  const known = page.waitForResponse(/\/v1\/keep\//);
  await page.goto(inApp('@harbor', token));
  await ready(page);
  await known;
  await expect(page.getByRole('status').filter({ hasText: 'find it again later' })).toHaveCount(0);
  await expect(async () => {
    await keep(page).blur();
    await keep(page).focus();
    await expect(hint(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('the hint is inside the window and below its button at any width and text size', async ({
  page,
  visitor,
}) => {
  await open(page, visitor.token);
  for (const size of windows) {
    await resize(page, size);
    const [bubble, button] = [await hint(page).boundingBox(), await keep(page).boundingBox()];
    if (!bubble || !button) throw new Error('Nothing to measure');
    expect(bubble.x, size.join(' ')).toBeGreaterThanOrEqual(0);
    expect(bubble.x + bubble.width, size.join(' ')).toBeLessThanOrEqual(size[0]);
    expect(bubble.y, size.join(' ')).toBeGreaterThanOrEqual(button.y + button.height);
    expect(bubble.y - button.y - button.height, size.join(' ')).toBeLessThan(20);
  }
});

test('the button of the hint is visible at rest, on hover and with the focus', async ({ page, visitor }) => {
  await open(page, visitor.token);
  const button = hint(page).getByRole('button', { name: 'Dismiss' });
  const looks = () =>
    button.evaluate((element) => {
      const { color, backgroundColor, outlineColor, outlineStyle } = getComputedStyle(element);
      const ground = getComputedStyle(element.parentElement!).backgroundColor;
      return {
        color,
        ground,
        fill: backgroundColor,
        ring: outlineStyle === 'none' ? undefined : outlineColor,
      };
    });
  const { color, ground } = await looks();
  expect(color).toBe('rgb(255, 255, 255)');
  expect(ground).toBe('rgb(34, 38, 45)');
  await button.hover();
  await expect.poll(async () => (await looks()).fill).toBe('rgb(54, 59, 67)');
  expect((await looks()).color).toBe(color);
  await keep(page).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.mouse.move(0, 0);
  expect((await looks()).ring).toBe(color);
});

for (const key of ['Enter', 'Escape'])
  test(`the focus moves with ${key} from the hint to the control that it explains`, async ({
    page,
    visitor,
  }) => {
    await open(page, visitor.token);
    await page.keyboard.press('Tab');
    await page.keyboard.press(key);
    await expect(hint(page)).toHaveCount(0);
    await expect(keep(page)).toBeFocused();
  });
