import { expect, inApp, test } from './support/fixtures.js';
import { chooseFirstTime, confirmation, freeTimes, reserve, times } from './support/reservation.js';

test(
  'two tabs reserve one time once, and a second table only on purpose',
  { tag: '@core' },
  async ({ page, context, visitor, stored }) => {
    const address = inApp('@komorebi/reservation', visitor.token);
    const tab = await context.newPage();
    // Both are open before anything is reserved.
    for (const each of [page, tab]) {
      await each.goto(address);
      await expect(freeTimes(each).first()).toBeAttached();
    }
    const slotId = await chooseFirstTime(page);
    expect(await chooseFirstTime(tab)).toBe(slotId);
    await reserve(page).click();
    await expect(confirmation(page)).toBeVisible();

    await reserve(tab).click();
    const told = tab.getByRole('alert').filter({ hasText: 'You already have a reservation at this time.' });
    await expect(told).toBeVisible();
    expect((await stored()).reservations).toMatchObject([{ slotId }]);

    // It stands where Reserve stood: a quick second tap is meant for that, a key is not.
    await told.getByRole('button', { name: 'Your reservation' }).press('Enter');
    await expect(tab.getByRole('heading', { name: 'Your reservation', exact: true })).toBeVisible();
    await tab.getByRole('button', { name: 'Make another reservation' }).click();
    await expect(times(tab).getByRole('radio', { checked: true })).toHaveValue(slotId);
    await reserve(tab).click();
    await told.getByRole('button', { name: 'Make another reservation' }).press('Enter');
    await expect(confirmation(tab)).toBeVisible();
    expect((await stored()).reservations).toMatchObject([{ slotId }, { slotId }]);
  },
);
