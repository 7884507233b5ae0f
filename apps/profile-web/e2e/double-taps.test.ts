import { expect, inApp, mainAction, ready, test, type Page } from './support/fixtures.js';
import { contactButton, openCall } from './support/sheets.js';
import type { Locator } from '@playwright/test';

/** The middle of a control, to tap there again whatever has replaced it. */
async function middleOf(control: Locator): Promise<[x: number, y: number]> {
  // Once it rests: a dialog rises.
  await control.click({ trial: true });
  const box = await control.boundingBox();
  if (!box) throw new Error('Cannot be seen.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Stops time, so that two taps are a double tap however slow the machine is. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
}

/** Addresses of the app to which the page navigates. */
async function leavingFor(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  await page.route(/line\.me/, async (route) => {
    addresses.push(route.request().url());
    await route.abort();
  });
  return addresses;
}

test('a double tap on ‘Add friend’ does not open the chat that replaces it', async ({ page, visitor }) => {
  const left = await leavingFor(page);
  await page.goto(inApp('@harbor', visitor.token));
  await ready(page);
  const place = await middleOf(mainAction(page, 'Add friend'));
  await stopTheClock(page);
  await page.mouse.click(...place);
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  await page.mouse.click(...place);
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  expect(left).toEqual([]);
});

test('a double tap on ‘Add friend’ in the call flow does not start the call', async ({ page, visitor }) => {
  const left = await leavingFor(page);
  await page.goto(inApp('@harbor', visitor.token));
  const dialog = await openCall(page);
  const place = await middleOf(dialog.getByRole('button', { name: 'Add friend' }));
  await stopTheClock(page);
  await page.mouse.click(...place);
  const choices = dialog.getByRole('link');
  // Each of its requests waits for a frame. All of them together are sooner than the second tap of a slow hand.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(choices.first()).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
  await page.mouse.click(...place);
  await expect(choices.first()).toBeVisible();
  expect(left).toEqual([]);
});

test('a double tap on ‘Add friend’ in a coupon does not show the coupon at the counter', async ({
  page,
  visitor,
}) => {
  await page.goto(inApp('@komorebi/coupon/c-first-cup', visitor.token));
  await ready(page);
  await page.getByRole('article').getByRole('button', { name: 'Add friend' }).dblclick();
  await expect(page.getByRole('main').getByRole('button', { name: 'Show at the counter' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a double click on a button that opens a dialog does not close it again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/@harbor?lang=en');
  await ready(page);
  await contactButton(page).dblclick();
  await expect(page.getByRole('dialog', { name: /^Contact / })).toBeVisible();
});

test('two neighbouring buttons can be tapped in quick succession', async ({ page, visitor }) => {
  await visitor.relatesTo('@harbor', 'friend');
  await page.goto(inApp('@harbor', visitor.token));
  await ready(page);
  const star = page.getByRole('button', { name: 'Favorite' });
  await expect(star).toBeVisible();
  await stopTheClock(page);
  await star.click();
  await contactButton(page).click();
  await expect(page.getByRole('dialog', { name: /^Contact / })).toBeVisible();
});
