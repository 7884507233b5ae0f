import { randomUUID } from 'node:crypto';
import { expect, inApp, mainAction, ready, test, type Page } from './support/fixtures.js';
import { chooseFirstTime, confirmation, reserve } from './support/reservation.js';

/** A link into the app, whose SDK answers each page only when it is told to. */
const linkTo = (path: string, token: string): string =>
  `/liff?liff.state=${encodeURIComponent(`/${path}?lang=en`)}&lang=en&visitor=${token}&sdk-hangs`;
const sdkAnswers = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('sdk-answers')));

/** The SDK has started, and leaves the page for the address that the link names. */
async function sdkLeads(page: Page, path: string): Promise<void> {
  await sdkAnswers(page);
  await page.waitForURL(`/liff/${path}?lang=en`);
}

test('what is tapped before the SDK leads on to the address of a link is done there, once', async ({
  page,
  visitor,
  received,
}) => {
  await page.goto(linkTo('@harbor', visitor.token));
  await ready(page);
  await mainAction(page, 'Add friend').click();
  const chat = page.getByRole('group', { name: 'Actions' }).getByRole('link', { name: 'Chat' });
  await expect(chat).toBeVisible();
  await sdkLeads(page, '@harbor');
  await expect(chat).toBeVisible();
  expect(await received()).toEqual([]);
  await sdkAnswers(page);
  await expect(page.getByRole('status').getByText(/was added as a friend/)).toBeVisible();
  expect((await received()).filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a report that is sent before the SDK leads on to the address of a link arrives, once', async ({
  page,
  visitor,
  stored,
}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`The page asks before it is left: ${dialog.type()}`);
  });
  await page.goto(linkTo('@harbor/report', visitor.token));
  await ready(page);
  await page.locator('input[value=spam]').check();
  await page.getByRole('textbox').fill('Three messages a day.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await sdkLeads(page, '@harbor/report');
  await expect(page.getByRole('textbox')).toHaveValue('Three messages a day.');
  await expect(page.getByRole('textbox')).toBeDisabled();
  await sdkAnswers(page);
  await expect
    .poll(async () => (await stored()).reports)
    .toMatchObject([{ reason: 'spam', detail: 'Three messages a day.' }]);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('what is written while the SDK is missing is there after "Try again"', async ({
  page,
  visitor,
  complaints,
}) => {
  complaints.allow(/INIT_FAILED/);
  await page.goto(inApp('@harbor/report', visitor.token, '&sdk-error=INIT_FAILED'));
  await ready(page);
  await page.getByRole('textbox').fill('Three messages a day.');
  // The SDK starts from now on.
  await page.evaluate((token) => {
    history.replaceState(history.state, '', '?lang=en');
    sessionStorage.setItem('local-app', `visitor=${token}`);
  }, visitor.token);
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await loadedAnew;
  await ready(page);
  await expect(page.getByRole('textbox')).toHaveValue('Three messages a day.');
  await page.reload();
  await ready(page);
  await expect(page.getByRole('textbox')).toHaveValue('Three messages a day.');
});

test('a slow SDK that knows another visitor of the tab leaves nothing of the first one on the screen', async ({
  page,
  visitor,
}) => {
  await page.goto(inApp('@komorebi/reservation', visitor.token));
  await chooseFirstTime(page);
  await reserve(page).click();
  await expect(confirmation(page)).toBeVisible();

  await page.goto(inApp('@komorebi/reservation', `visitor-${randomUUID()}`, '&sdk-hangs'));
  const hers = page.getByRole('heading', { name: 'Your reservation', exact: true });
  await expect(hers).toBeVisible();
  const loadedAnew = page.waitForEvent('load');
  await sdkAnswers(page);
  await loadedAnew;
  await ready(page);
  await expect(hers).toHaveCount(0);
  await sdkAnswers(page);
  await expect(reserve(page)).toBeVisible();
  await expect(hers).toHaveCount(0);
});

test('an SDK that starts after the page has given it up makes it the page that it would have been', async ({
  page,
  visitor,
  complaints,
}) => {
  complaints.allow(/TIMEOUT/);
  await visitor.relatesTo('@komorebi', 'friend');
  await page.goto(inApp('@komorebi', visitor.token, '&sdk-hangs'));
  await ready(page);
  await expect(mainAction(page, 'Add friend')).toBeVisible();
  const told = page.getByRole('alert').getByText(/Unable to connect to LINE\./);
  await expect(told).toBeVisible();
  await sdkAnswers(page);
  await expect(
    page.getByRole('group', { name: 'Actions' }).getByRole('link', { name: 'Chat' }),
  ).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Saved to Keep.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/Unable to connect/)).toHaveCount(0);
});
