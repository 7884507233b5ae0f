import { expect, ready, test } from './support/fixtures.js';

const failure = "Error: Couldn't copy to clipboard.";

/** As in a web view without the permission, and on a page without HTTPS. */
const clipboards = {
  'that refuses': () => {
    const writeText = (): Promise<void> => Promise.reject(new DOMException('No', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  },
  'that is not there': () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  },
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
    await page.evaluate(clipboards['that is not there']);
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

  await test.step('from a section', async () => {
    await page.evaluate(clipboards['that refuses']);
    await page.locator('[data-plugin=basic-info]').getByRole('button', { name: 'Copy' }).click();
    const message = page.getByRole('alert').filter({ hasText: failure });
    await message.getByRole('button', { name: 'Dismiss' }).click();
    await expect(message).toHaveCount(0);
    await page.evaluate(clipboards['that is not there']);
    await faq.getByRole('button', { name: 'Copy link' }).first().click();
    await message.getByRole('button', { name: 'Dismiss' }).click();
  });

  await test.step('from More, with the address to copy by hand', async () => {
    await page.evaluate(clipboards['that never answers']);
    await more.click();
    for (let tap = 1; tap <= 2; tap += 1) {
      await copyLink.click();
      await expect(dialog.getByText(failure)).toBeVisible();
      await expect(dialog.getByRole('alert')).toContainText(/https?:.*komorebi/);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await more.click();
    await expect(copyLink).toBeVisible();
    await expect(dialog.getByText(failure)).toHaveCount(0);
  });
});
