import { expect, inApp, type Page, test } from './support/fixtures.js';
import { chooseFirstTime, confirmation, inventoryPath, partyOf, reserve } from './support/reservation.js';

const earlier = (page: Page) => page.getByText(/^Your earlier (reservation|report) had already/);

/** Chooses a free time for two. */
async function choose(page: Page): Promise<void> {
  await chooseFirstTime(page);
  await partyOf(page, 2).check();
}

test.describe('one table is reserved although the answer got lost', () => {
  test.beforeEach(async ({ page, visitor, fail, complaints }) => {
    complaints.allow(/40\d|422|50\d/);
    await fail({ path: inventoryPath, method: 'POST', status: 500, afterActing: true, times: 1 });
    await page.goto(inApp('@komorebi/reservation', visitor.token));
    await choose(page);
    await reserve(page).click();
    await expect(page.getByText('You won’t be booked twice.')).toBeVisible();
  });

  test(
    'one table is reserved if the answer got lost and the page is loaded again',
    { tag: '@core' },
    async ({ page, stored }) => {
      await page.reload();
      await expect(confirmation(page)).toBeVisible();
      await expect(earlier(page)).toBeVisible();
      expect((await stored()).reservations).toMatchObject([{ partySize: 2 }]);
      // Afterwards it is a reservation like any other.
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your reservation', exact: true })).toBeVisible();
      await expect(earlier(page)).toBeHidden();
    },
  );
});
