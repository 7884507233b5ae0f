import { expect, ready, test } from './support/fixtures.js';

test('the account can be added to the contacts, by an address that browsers open', async ({
  page,
  request,
}) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Add to contacts' });
  await expect(link).not.toHaveAttribute('download');
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^http/);

  const card = await request.get(href);
  expect(card.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  const text = await card.text();
  expect(text).toContain('FN:Komorebi Coffee\r\n');
  expect(text).toContain('TEL;TYPE=WORK,VOICE:+81 3-0123-4567\r\n');
  expect(text).toContain('NOTE:Usual opening hours');

  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('komorebi.vcf');
});
