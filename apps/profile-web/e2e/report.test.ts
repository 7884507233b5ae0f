import { randomUUID } from 'node:crypto';
import { expect, inApp, type Page, test } from './support/fixtures.js';
/** A text that no other report has. */
const newWords = (): string => `Three messages a day, all about a lottery (${randomUUID()}).`;

const detail = (page: Page) => page.getByRole('textbox', { name: 'Details (optional)' });
const send = (page: Page) => page.getByRole('button', { name: 'Send report' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your report' });

test.describe('what the visitor writes', () => {
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
