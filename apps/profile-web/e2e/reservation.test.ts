import type { APIRequestContext } from '@playwright/test';
import { addresses } from './support/addresses.js';
import { expect, inApp, type Page, test } from './support/fixtures.js';
import { chooseFirstTime, confirmation, freeTimes, partyOf, reserve, times } from './support/reservation.js';

const wish = (page: Page) => page.getByRole('textbox', { name: 'Request (optional)' });

/** Reserves everything that is left of a time as another visitor. */
async function fill(request: APIRequestContext, slotId: string): Promise<void> {
  const data = { searchId: '@komorebi', slotId };
  expect((await request.post(`${addresses.platform}/__control/reservations`, { data })).ok()).toBe(true);
}

test.describe('a reservation', () => {
  const address = (token: string): string => inApp('@komorebi/reservation', token);

  test(
    'a reservation is made with the keyboard alone',
    { tag: '@core' },
    async ({ page, visitor, stored }) => {
      await page.goto(address(visitor.token));
      await expect(freeTimes(page).first()).toBeAttached();
      await partyOf(page, 2).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(partyOf(page, 4)).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      const slotId = await times(page).getByRole('radio', { checked: true }).inputValue();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.type('By the window');
      await expect(wish(page)).toHaveValue('By the window');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(confirmation(page)).toBeFocused();
      expect((await stored()).reservations).toMatchObject([{ slotId, partySize: 4 }]);
    },
  );

  test(
    'a reservation for a time that somebody else took meanwhile keeps everything but the time',
    { tag: '@core' },
    async ({ page, visitor, request, complaints, stored }) => {
      complaints.allow(/409/);
      await page.goto(address(visitor.token));
      await partyOf(page, 3).check();
      await page.getByText('Add a request').click();
      await wish(page).fill('By the window');
      const slotId = await chooseFirstTime(page);
      await fill(request, slotId);
      await reserve(page).click();
      await expect(page.getByText(/was just booked by someone else/)).toBeVisible();
      await expect(page.getByText(/was just booked by someone else/)).toBeInViewport();
      await expect(times(page).locator(`input[value="${slotId}"]`)).toBeDisabled();
      await expect(partyOf(page, 3)).toBeChecked();
      await expect(wish(page)).toHaveValue('By the window');

      const other = await chooseFirstTime(page);
      expect(other).not.toBe(slotId);
      await reserve(page).click();
      await expect(confirmation(page)).toBeFocused();
      expect((await stored()).reservations).toMatchObject([{ slotId: other, partySize: 3 }]);
    },
  );

  test('a reservation whose request is too long shows the field and what is wrong with it, above the bar', async ({
    page,
    visitor,
    stored,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address(visitor.token));
    await chooseFirstTime(page);
    await page.getByText('Add a request').click();
    await wish(page).fill('a'.repeat(520));
    await reserve(page).click();
    await expect(wish(page)).toBeFocused();
    // Screen readers are told the same text elsewhere.
    const wrong = page.locator('p').filter({ hasText: '20 characters too many.' });
    const isSeen = (): Promise<boolean> =>
      wrong.evaluate((element) => {
        const { left, width, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, bottom - 2));
      });
    await expect.poll(isSeen).toBe(true);
    await expect(wish(page)).toBeInViewport();
    expect((await stored()).reservations).toEqual([]);
  });

  test('a reservation can be added to a calendar', async ({ page, visitor, request, stored }) => {
    await page.goto(address(visitor.token));
    const slotId = await chooseFirstTime(page);
    await reserve(page).click();
    const link = page.getByRole('link', { name: 'Add to calendar' });
    await expect(link).not.toHaveAttribute('download');
    const href = (await link.getAttribute('href')) ?? '';
    expect(new URL(href).pathname).toBe('/@komorebi/reservation.ics');
    for (const { reservationId } of (await stored()).reservations) expect(href).not.toContain(reservationId);

    const file = await request.get(href);
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.headers()['cache-control']).toBe('no-store');
    const inUtc = new Date(`${slotId}:00+09:00`).toISOString().replace(/[-:]|\.000/g, '');
    expect(await file.text()).toContain(`DTSTART:${inUtc}\r\n`);
    expect(await file.text()).toContain('SUMMARY:Reservation: Komorebi Coffee\r\n');

    // The stand-in for the app opens links to the visitor's own browser in a new window.
    const opened = page.context().waitForEvent('request', (sent) => sent.url() === href);
    await link.click();
    expect((await opened).isNavigationRequest()).toBe(true);
  });
});
