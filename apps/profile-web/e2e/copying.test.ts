import { expect, ready, test } from './support/fixtures.js';

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
  test(`a clipboard that ${how} is reported where the visitor copies, each time, until More is opened again`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/clipboard/i);
    await page.addInitScript(break_);
    await page.goto('/@komorebi?lang=en');
    await ready(page);

    const faq = page.locator('[data-plugin=faq]');
    await faq.locator('summary').first().click();
    for (const copy of [
      page.locator('[data-plugin=basic-info]').getByRole('button', { name: 'Copy' }),
      faq.getByRole('button', { name: 'Copy link' }).first(),
    ]) {
      await copy.click();
      const message = page.getByRole('alert').filter({ hasText: failure });
      await expect(message).toBeVisible();
      await message.getByRole('button', { name: 'Dismiss' }).click();
      await expect(message).toHaveCount(0);
    }

    const more = page.getByRole('button', { name: 'More', exact: true });
    const dialog = page.getByRole('dialog');
    const copy = dialog.getByRole('button', { name: 'Copy link' });
    await more.click();
    await copy.click();
    await expect(dialog.getByText(failure)).toBeVisible();
    await copy.click();
    await expect(dialog.getByText(failure)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await more.click();
    await expect(copy).toBeVisible();
    await expect(dialog.getByText(failure)).toHaveCount(0);
  });
}
