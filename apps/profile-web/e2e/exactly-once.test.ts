import type { APIRequestContext } from '@playwright/test';
import { addresses } from './support/addresses.js';
import { expect, inApp, type Page, ready, test } from './support/fixtures.js';

const inventoryPath = '/v1/account-page/*/reservation/inventory';
const reportPath = '/v1/account-page/*/report';

const times = (page: Page) => page.getByRole('radiogroup', { name: 'Time' });
const party = (page: Page) => page.getByRole('group', { name: 'Party size' });
const partyOf = (page: Page, people: number) => party(page).getByRole('radio', { name: `${people} people` });
const send = (page: Page) => page.getByRole('button', { name: 'Reserve', exact: true });
const confirmation = (page: Page) => page.getByRole('heading', { name: 'Your reservation is confirmed' });
const earlier = (page: Page) => page.getByText(/^Your earlier (reservation|report) had already/);

interface Stored {
  reservations: { partySize: number }[];
  reports: { detail: string }[];
}

/** What the platform has stored of a visitor's. */
async function stored(request: APIRequestContext, token: string): Promise<Stored> {
  const answer = await request.get(`${addresses.platform}/__control/visitors/${token}`);
  return (await answer.json()) as Stored;
}

/** Chooses a free time for two, of which there are several on each of the coming days but the present one. */
async function choose(page: Page): Promise<void> {
  const days = page.getByRole('group', { name: 'Day' }).getByRole('radio', { disabled: false });
  await expect(times(page)).toBeAttached();
  const free = times(page).getByRole('radio', { name: /Available|Few left/ });
  for (const day of await days.all()) {
    if ((await free.count()) > 1) break;
    // With a key: the label lies over the button.
    await day.press('Space');
  }
  await partyOf(page, 2).check();
  await free.first().check();
}

test.describe('one table, although the answer got lost', () => {
  test.beforeEach(async ({ page, visitor, fail, complaints }) => {
    complaints.allow(/40\d|422|50\d/);
    await fail({ path: inventoryPath, method: 'POST', status: 500, afterActing: true, times: 1 });
    await page.goto(inApp('@komorebi/reservation', visitor.token));
    await choose(page);
    await send(page).click();
    await expect(page.getByText('You won’t be booked twice.')).toBeVisible();
  });

  for (const status of [401, 403, 404, 422]) {
    test(`and the repeat is refused with ${status}`, async ({ page, visitor, fail, request }) => {
      await fail({ path: inventoryPath, method: 'POST', status, times: 1 });
      await send(page).click();
      await expect(confirmation(page)).toBeVisible();
      expect((await stored(request, visitor.token)).reservations).toMatchObject([{ partySize: 2 }]);
    });
  }

  test('and the visitor then asks for more people', async ({ page, visitor, request }) => {
    await partyOf(page, 4).check();
    await send(page).click();
    await expect(confirmation(page)).toBeVisible();
    await expect(earlier(page)).toBeVisible();
    expect((await stored(request, visitor.token)).reservations).toMatchObject([{ partySize: 2 }]);
  });

  test('and the page is loaded again', async ({ page, visitor, request }) => {
    await page.reload();
    await expect(confirmation(page)).toBeVisible();
    await expect(earlier(page)).toBeVisible();
    expect((await stored(request, visitor.token)).reservations).toMatchObject([{ partySize: 2 }]);
    // It is settled: the next page knows nothing of it.
    await page.reload();
    await expect(party(page)).toBeVisible();
    await expect(earlier(page)).toBeHidden();
  });
});

test('a reservation that never arrived is made as it was changed', async ({
  page,
  visitor,
  fail,
  request,
  complaints,
}) => {
  complaints.allow(/40\d|422|50\d/);
  await fail({ path: inventoryPath, method: 'POST', status: 503, times: 1 });
  await page.goto(inApp('@komorebi/reservation', visitor.token));
  await choose(page);
  await send(page).click();
  await expect(page.getByText('You won’t be booked twice.')).toBeVisible();
  await partyOf(page, 4).check();
  await send(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(earlier(page)).toBeHidden();
  expect((await stored(request, visitor.token)).reservations).toMatchObject([{ partySize: 4 }]);
});

test('a report whose answer got lost is sent once, and what was changed since then is kept', async ({
  page,
  visitor,
  fail,
  request,
  complaints,
}) => {
  complaints.allow(/40\d|422|50\d/);
  await fail({ path: reportPath, method: 'POST', status: 500, afterActing: true, times: 1 });
  await page.goto(inApp('@komorebi/report', visitor.token));
  await ready(page);
  const detail = page.getByRole('textbox', { name: 'Details (optional)' });
  await page.getByRole('radio', { name: 'Other', exact: true }).check();
  await detail.fill('first');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/^Unable to send report/)).toBeVisible();
  await detail.fill('second');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(earlier(page)).toBeVisible();
  expect((await stored(request, visitor.token)).reports).toMatchObject([{ detail: 'first' }]);
  await page.getByRole('button', { name: 'Send another report' }).click();
  await expect(detail).toHaveValue('second');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your report' })).toBeVisible();
  expect((await stored(request, visitor.token)).reports).toMatchObject([
    { detail: 'first' },
    { detail: 'second' },
  ]);
});
