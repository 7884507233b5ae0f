import { expect, type Page, ready, test } from './support/fixtures.js';

const failure = "Error: Couldn't copy to clipboard.";

/** As in a web view without the permission, and on a page without HTTPS. */
for (const [how, break_] of [
  [
    'refuses',
    () => {
      const writeText = (): Promise<void> => Promise.reject(new DOMException('No', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    },
  ],
  ['is not there', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
  [
    'never answers',
    () => {
      const writeText = (): Promise<void> => new Promise(() => undefined);
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    },
  ],
] as const) {
  test.describe(`a clipboard that ${how}`, () => {
    test.beforeEach(async ({ page, complaints }) => {
      complaints.allow(/clipboard/i);
      await page.addInitScript(break_);
      await page.goto('/@komorebi?lang=en');
      await ready(page);
    });

    test('is reported next to the address', async ({ page }) => {
      await page.locator('[data-plugin=basic-info]').getByRole('button', { name: 'Copy' }).click();
      await isTold(page);
    });

    test('is reported next to an answer', async ({ page }) => {
      const faq = page.locator('[data-plugin=faq]');
      await faq.locator('summary').first().click();
      await faq.getByRole('button', { name: 'Copy link' }).first().click();
      await isTold(page);
    });

    test('is reported in the dialog More, each time', async ({ page }) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Copy link' }).click();
      await isTold(dialog);
      await dialog.getByRole('button', { name: 'Copy link' }).click();
      await isTold(dialog);
    });

    test('is no longer reported when More is opened again', async ({ page }) => {
      const more = page.getByRole('button', { name: 'More', exact: true });
      await more.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Copy link' }).click();
      await isTold(dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await more.click();
      await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
      await expect(dialog.getByText(failure)).toHaveCount(0);
    });
  });
}

async function isTold(where: Pick<Page, 'getByText'>): Promise<void> {
  await expect(where.getByText(failure)).toBeVisible();
}
