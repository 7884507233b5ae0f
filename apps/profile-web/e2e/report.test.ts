import { randomUUID } from 'node:crypto';
import { expect, inApp, type Page, ready, test } from './support/fixtures.js';

const reportPath = '/v1/account-page/*/report';
const failureText = 'Unable to send report. Please try again later.';

/** A text that no other report has. */
const newWords = (): string => `Three messages a day, all about a lottery (${randomUUID()}).`;

const detail = (page: Page) => page.getByRole('textbox', { name: 'Details (optional)' });
const send = (page: Page) => page.getByRole('button', { name: 'Send report' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your report' });

async function fillIn(page: Page, words: string): Promise<void> {
  await page.getByRole('radio', { name: 'Spam or advertising' }).check();
  await detail(page).fill(words);
  await page.getByRole('checkbox', { name: 'I agree to share this information.' }).check();
}

async function expectFilledIn(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Spam or advertising' })).toBeChecked();
  await expect(detail(page)).toHaveValue(words);
  await expect(page.getByText(`${words.length} / 1,000`)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'I agree to share this information.' })).toBeChecked();
}

/** Opens the report by a link in the profile, so that the document stays the same. */
async function openFromProfile(page: Page): Promise<void> {
  await ready(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Report this account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Report this account' })).toBeVisible();
}

const expectProfile = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toContainText('Old Harbor Museum');

const backToProfile = (page: Page) => page.getByRole('link', { name: /^Back to Old Harbor/ }).first();

test('an anonymous visitor in a browser can report, with the keyboard alone', async ({ page, stored }) => {
  const words = newWords();
  await page.goto('/@harbor/report?lang=en');
  await ready(page);
  await expect(page.getByText('your account in LINE')).toHaveCount(0);
  await expect(async () => {
    await send(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Spam or advertising' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Choose a reason.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Sexual harassment' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(words);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await expect(page.getByText('To send your report, agree to share this information.')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  const { reports } = await stored('anonymous');
  expect(reports.filter((report) => report.detail === words)).toMatchObject([
    { accountId: 'oa-harbor', reason: 'sexualHarassment' },
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectProfile(page);
});

test.describe('a failure', () => {
  test('a failure of any kind keeps the text and is reported, and sending can be tried any number of times', async ({
    page,
    visitor,
    fail,
    complaints,
    stored,
  }) => {
    complaints.allow(/500|422|API_RESPONSE_INVALID/);
    const words = newWords();
    await page.goto(inApp('@harbor/report', visitor.token));
    await fillIn(page, words);
    for (const [what, fault] of [
      ['a broken server', { status: 500 }],
      ['a refusal', { status: 422 }],
      ['rubbish', { malformed: true }],
    ] as const) {
      await test.step(what, async () => {
        await fail({ path: reportPath, times: 1, ...fault });
        const answer = page.waitForResponse(
          (response) => response.request().method() === 'POST' && response.url().endsWith('/report'),
        );
        await send(page).click();
        await answer;
        await expect(send(page)).toBeFocused();
        await expect(page.getByText(failureText, { exact: true })).toBeVisible();
        await expectFilledIn(page, words);
      });
    }
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect((await stored()).reports).toHaveLength(1);
  });
});

test.describe('a report is sent once', () => {
  test('a report is sent once if the button is tapped twice on a slow network', async ({
    page,
    visitor,
    hold,
    received,
    stored,
  }) => {
    const letGo = await hold(/\/report$/, 'POST');
    await page.goto(inApp('@harbor/report', visitor.token));
    await fillIn(page, newWords());
    await send(page).dblclick();
    await expect(detail(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    letGo();
    await expect(thanks(page)).toBeVisible();
    expect((await received()).filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect((await stored()).reports).toHaveLength(1);
  });

  test('leaving the page while a report is pending needs a confirmation', async ({ page, visitor, hold }) => {
    const letGo = await hold(/\/report$/, 'POST');
    await page.goto(inApp('@harbor/report', visitor.token));
    await fillIn(page, newWords());
    await send(page).click();
    await expect(detail(page)).toBeDisabled();
    const asked = page.waitForEvent('dialog');
    void page.evaluate(() => location.reload());
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    letGo();
    await expect(thanks(page)).toBeVisible();
  });
});

test.describe('what the visitor writes', () => {
  test('what the visitor writes is there again after a look at the profile, and kept in the tab alone until it has been sent', async ({
    page,
    visitor,
  }) => {
    const words = newWords();
    await page.goto(inApp('@harbor', visitor.token));
    await openFromProfile(page);
    await fillIn(page, words);
    await backToProfile(page).click();
    await expectProfile(page);
    await openFromProfile(page);
    await expectFilledIn(page, words);
    const kept = (): Promise<string> => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(await kept()).toContain('lottery');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('lottery');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await kept()).not.toContain('lottery');
  });

  test('before the page is interactive counts as well, and an early tap puts it into no address', async ({
    page,
    visitor,
    stored,
    hold,
  }) => {
    const words = newWords();
    const release = await hold(/\/assets\/(?!early-).*\.js/);
    await page.goto(inApp('@harbor/report', visitor.token), { waitUntil: 'commit' });
    await detail(page).fill(words);
    await page.getByRole('radio', { name: 'Other', exact: true }).check();
    await send(page).click();
    expect(page.url()).not.toContain('lottery');
    release();
    await expect(page.getByText(`${words.length} / 1,000`)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Other', exact: true })).toBeChecked();
    await page.getByRole('checkbox').check();
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect((await stored()).reports).toMatchObject([{ reason: 'other', detail: words }]);
  });
});
