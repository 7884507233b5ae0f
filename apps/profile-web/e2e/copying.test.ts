import { expect, ready, test } from './support/fixtures.js';

const failure = "Error: Couldn't copy to clipboard.";

/** As in a web view without the permission, and on a page without HTTPS. */
const clipboards: Record<string, () => void> = {
  'that refuses': () => {
    const writeText = (): Promise<void> => Promise.reject(new DOMException('No', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  },
  'that is not there': () =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  'that never answers': () => {
    const writeText = (): Promise<void> => new Promise(() => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  },
};

test('a clipboard that fails is reported where the visitor copies, each time, until More is opened again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/clipboard/i);
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const faq = page.locator('[data-plugin=faq]');
  await faq.locator('summary').first().click();
  const more = page.getByRole('button', { name: 'More', exact: true });
  const dialog = page.getByRole('dialog');
  const copyLink = dialog.getByRole('button', { name: 'Copy link' });

  await test.step('unless what is selected can be copied, as in older web views', async () => {
    await page.evaluate(clipboards['that is not there'] ?? (() => undefined));
    await page.evaluate(() => {
      document.addEventListener('copy', () => (document.title = `Copied ${String(getSelection())}`));
    });
    await more.click();
    await copyLink.click();
    await expect(dialog.getByRole('status')).toHaveText('Link copied.');
    await expect(page).toHaveTitle(/^Copied https?:.*komorebi/);
    await expect(copyLink).toBeFocused();
    await page.keyboard.press('Escape');
    await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
  });

  for (const [how, breakClipboard] of Object.entries(clipboards)) {
    await test.step(`one ${how}`, async () => {
      await page.evaluate(breakClipboard);
      for (const copy of [
        page.locator('[data-plugin=basic-info]').getByRole('button', { name: 'Copy' }),
        faq.getByRole('button', { name: 'Copy link' }).first(),
      ]) {
        const message = page.getByRole('alert').filter({ hasText: failure });
        // A button that shows the last outcome ignores taps for a moment.
        await expect(async () => {
          await copy.click();
          await expect(message).toBeVisible({ timeout: 500 });
        }).toPass({ intervals: [0] });
        await message.getByRole('button', { name: 'Dismiss' }).click();
        await expect(message).toHaveCount(0);
      }

      await more.click();
      await expect(copyLink).toBeVisible();
      // Not what the last clipboard has caused.
      await expect(dialog.getByText(failure)).toHaveCount(0);
      await copyLink.click();
      await expect(dialog.getByText(failure)).toBeVisible();
      await expect(dialog.getByRole('alert')).toContainText(/https?:.*komorebi/);
      await copyLink.click();
      await expect(dialog.getByText(failure)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await more.click();
      await expect(copyLink).toBeVisible();
      await expect(dialog.getByText(failure)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }
});
