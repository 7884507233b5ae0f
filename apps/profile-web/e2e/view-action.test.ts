import type { Locator, Page } from '@playwright/test';
import { expect, inApp, ready, test } from './support/fixtures.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** What can be done at the lower edge of the window, from the start of the line to its end, all at one moment. */
function atLowerEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, main button')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box: { left, top, width, height } }) => {
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        return top > innerHeight - 80 && element.contains(at);
      })
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ element }) =>
        (element.getAttribute('aria-label') ?? element.innerText).replaceAll(/\s+/g, ' ').trim(),
      ),
  );
}

const bar = (page: Page): Locator => page.getByRole('group', { name: 'Actions' });

test('a view’s own action is the main one at the lower edge, with the account’s beside it', async ({
  page,
}) => {
  for (const [view, action, others] of [
    ['takeout', 'Order online Opens in a new tab', ['Add friend on LINE', 'Contact', 'More']],
    ['delivery', 'Order a meal Opens in a new tab', ['Add friend on LINE', 'Contact', 'More']],
    ['place', 'Directions Opens in a new tab', ['Add friend on LINE', 'Contact', 'More']],
    ['coupon/c-beans', 'Show at the counter', ['Add friend on LINE', 'Contact', 'More']],
    // Who may not use it yet is offered what is in the way, once.
    ['coupon/c-first-cup', 'Add friend', ['Contact', 'More']],
    // What has no action of its own keeps the account's.
    ['faq', 'Add friend on LINE', ['Contact', 'More']],
  ] as const)
    await test.step(view, async () => {
      await page.goto(`/@komorebi/${view}?lang=en`);
      await ready(page);
      await expect.poll(() => atLowerEdge(page)).toEqual([action, ...others]);
      for (const icon of await bar(page).locator('a:visible, button:visible').all()) {
        const box = await icon.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      }
    });
});

test('in the app a friend shows a coupon with the main action, and one who has blocked the account unblocks it', async ({
  page,
  visitor,
}) => {
  await visitor.relatesTo('@komorebi', 'friend');
  await page.goto(inApp('@komorebi/coupon/c-first-cup', visitor.token));
  await ready(page);
  await expect.poll(() => atLowerEdge(page)).toEqual(['Show at the counter', 'Chat', 'Contact', 'More']);
  await page.getByRole('button', { name: 'Show at the counter' }).tap();
  await expect(page.getByRole('dialog', { name: 'Komorebi Coffee' })).toBeVisible();
  await visitor.relatesTo('@komorebi', 'friendBlocked');
  await page.goto(inApp('@komorebi/coupon/c-first-cup', visitor.token));
  await expect.poll(() => atLowerEdge(page)).toEqual(['Unblock', 'Contact', 'More']);
});

test('beside the main action of a view an account is added as a friend', async ({ page, visitor }) => {
  await page.goto(inApp('@komorebi/takeout', visitor.token));
  await ready(page);
  await bar(page).getByRole('button', { name: 'Add friend' }).tap();
  await expect(bar(page).getByRole('link', { name: 'Chat' })).toBeVisible();
  await expect
    .poll(() => atLowerEdge(page))
    .toEqual(['Order online Opens in a new tab', 'Chat', 'Contact', 'More']);
});

test('who adds the account in the view of a coupon has the focus on the button that then shows it', async ({
  page,
  visitor,
}) => {
  await page.goto(inApp('@komorebi/coupon/c-first-cup', visitor.token));
  await ready(page);
  const add = page.getByRole('button', { name: 'Add friend' });
  await expect(add).toBeVisible();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show at the counter' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script a link is a view’s main action, and what needs script is not', async ({ page }) => {
    await page.goto('/@komorebi/takeout?lang=en');
    await expect(page.getByRole('link', { name: /^Order online/ })).toBeInViewport();
    await expect(page.getByRole('link', { name: /^Order online/ })).toHaveCSS('color', 'rgb(255, 255, 255)');
    await page.goto('/@komorebi/coupon/c-beans?lang=en');
    await expect(page.getByRole('button', { name: 'Show at the counter' })).toBeHidden();
    await expect(page.getByText('Show this screen to the staff.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Add friend on/ })).toBeInViewport();
  });
});
