import { expect, inApp, ready, test } from './support/fixtures.js';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.js';
import { chooseFirstTime, confirmation, freeTimes, partyOf, reserve, times } from './support/reservation.js';

const words = 'A quiet corner, please: one of us hears badly. 窓際でも🙏\n'.repeat(8);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchLayoutShifts(page);
});

test('a report is there again in another language and after a reload, and nothing moves', async ({
  page,
  visitor,
  stored,
}) => {
  const text = page.getByRole('textbox');
  const reason = page.locator('input[value=otherHarassment]');
  await page.goto(inApp('@harbor/report', visitor.token));
  await ready(page);
  await reason.check();
  await text.fill(words);
  await page.getByRole('checkbox').check();
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await ready(page);
  await expect(text).toHaveValue(words);
  await expect(reason).toBeChecked();
  expect(await layoutShifts(page)).toEqual([]);

  await page.reload();
  await ready(page);
  await expect(text).toHaveValue(words);
  await expect(reason).toBeChecked();
  expect(await layoutShifts(page)).toEqual([]);
  // What is agreed to is read in this language for the first time.
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox').check();
  await page.locator('button[type=submit]').click();
  await expect.poll(async () => (await stored()).reports).toMatchObject([{ detail: words.trim() }]);
  await page.reload();
  await ready(page);
  await expect(text).toHaveValue('');
});

test('a table is there again in another language and after a reload, and nothing moves', async ({
  page,
  visitor,
  stored,
}) => {
  await page.goto(inApp('@komorebi/reservation', visitor.token));
  await ready(page);
  await partyOf(page, 4).check({ force: true });
  await chooseFirstTime(page);
  const slotId = await times(page).getByRole('radio', { checked: true }).inputValue();
  await page.getByText('Add a request').click();
  await page.getByRole('textbox').fill(words);
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('textbox')).toHaveValue(words);
  expect(await layoutShifts(page)).toEqual([]);

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(freeTimes(page).first()).toBeAttached();
  await page.reload();
  await expect(freeTimes(page).first()).toBeAttached();
  await expect(partyOf(page, 4)).toBeChecked();
  await expect(times(page).getByRole('radio', { checked: true })).toHaveValue(slotId);
  await expect(page.getByRole('textbox')).toHaveValue(words);
  expect(await layoutShifts(page)).toEqual([]);
  await reserve(page).click();
  await expect(confirmation(page)).toBeFocused();
  expect((await stored()).reservations).toMatchObject([{ slotId, partySize: 4 }]);
});
