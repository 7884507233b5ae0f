import { addresses } from '../support/addresses.js';
import { expect, test, type EnginePage } from './support/fixtures.js';

/** The page as it is before its scripts have loaded. */
async function openWithoutScript(
  tab: EnginePage,
  refuse: (file: string, times: number) => Promise<void>,
): Promise<void> {
  for (const file of ['early', 'main']) await refuse(file, 50);
  await tab.goto('/@komorebi?lang=en');
  await tab.role('heading', /Komorebi Coffee/, { level: 1 }).shown();
  expect(await tab.evaluate(() => document.documentElement.hasAttribute('data-start'))).toBe(false);
}

test.beforeEach(({ complaints }) => complaints.allow(/./));

test(
  'without script, More opens, its links work, and it returns the focus',
  { tag: '@end-to-end' },
  async ({ tab, refuse }) => {
    await openWithoutScript(tab, refuse);
    await tab.role('button', 'More').click();
    const menu = tab.role('dialog', 'More');
    await menu.role('link', 'Report this account').shown();
    expect(await menu.role('link', 'Add to contacts').attribute('href')).toContain('/contact.vcf?lang=en');
    // Entries that need script are not offered.
    expect(await menu.role('button', 'Copy link').count()).toBe(0);
    await tab.press('Escape');
    await menu.gone();
    await tab.role('button', 'More').focused();
    await tab.role('button', 'More').click();
    await menu.role('button', 'QR code').click();
    const code = tab.role('dialog', 'Add Komorebi Coffee as a friend');
    await code.role('link', 'Open LINE on this device').shown();
    await tab.waitFor(() => {
      const picture = document.querySelector<HTMLImageElement>('img[src$="/qr.svg"]');
      return picture !== null && picture.complete && picture.naturalWidth > 0;
    });
    await tab.press('Escape');
    await code.gone();
    await menu.role('link', 'Report this account').click();
    await tab.role('heading', 'Report this account', { level: 1 }).shown();
  },
);

test(
  'without script, the page can be shared, the account contacted, and the language changed',
  { tag: '@end-to-end' },
  async ({ tab, refuse }) => {
    await openWithoutScript(tab, refuse);
    await tab.role('button', 'Share').click();
    const share = tab.role('dialog', 'Share this page');
    const link = encodeURIComponent(`${addresses.page}/@komorebi`);
    expect(await share.role('link', 'Send by email').attribute('href')).toBe(
      `mailto:?subject=Komorebi%20Coffee&body=${link}`,
    );
    expect(await share.role('link', 'Send in LINE').attribute('href')).toContain(link);
    await share.role('button', 'Close').click();
    await share.gone();
    await tab.role('button', 'Contact').click();
    const contact = tab.role('dialog', 'Contact');
    expect(await contact.role('link', '+81 3-0123-4567').attribute('href')).toMatch(/^tel:\+81/);
    expect(await contact.role('link', 'Website').attribute('href')).toMatch(/^https:/);
    await contact.role('button', 'Close').click();
    await contact.gone();
    await tab.role('link', 'ไทย').click();
    await tab.waitFor(() => document.documentElement.lang === 'th');
  },
);

test('on a desktop, each menu lies beside its button', async ({ tab }) => {
  await tab.driver.resize({ width: 1280, height: 900 });
  await tab.goto('/@komorebi?lang=en');
  for (const name of ['More', 'Share']) {
    await tab.role('button', name).click();
    await tab.role('dialog').shown();
    const gaps = await tab.evaluate(() => {
      const menu = document.querySelector(':popover-open');
      const button = [...document.querySelectorAll('button')].find(
        (each) => each.popoverTargetElement === menu && !each.closest('[popover]'),
      );
      if (!menu || !button) return [];
      const [one, other] = [menu.getBoundingClientRect(), button.getBoundingClientRect()];
      // Along each axis, negative where they overlap.
      return [
        Math.max(one.left - other.right, other.left - one.right),
        Math.max(one.top - other.bottom, other.top - one.bottom),
      ];
    });
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(gap, `${name}, pixels from its button`).toBeLessThan(24);
    await tab.press('Escape');
    await tab.role('dialog').gone();
  }
});
