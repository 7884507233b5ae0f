import { expect, inApp, test, type EnginePage } from './support/fixtures.js';

const shortcut = (tab: EnginePage, name: string | RegExp) =>
  tab.role('list', 'More actions').role('button', name);

test('Keep saves with one tap, shows it after a reload, and removes', async ({ tab, visitor }) => {
  await tab.goto(inApp('@harbor', visitor.token));
  await tab.ready();
  await shortcut(tab, 'Save').click();
  const sheet = tab.role('dialog');
  await sheet.role('status').text('Saved to Keep.').shown();
  await tab.reload();
  await shortcut(tab, 'Saved').click();
  await sheet.role('button', 'Save to Keep', { pressed: true }).click();
  await sheet.role('status').text('Removed from Keep.').shown();
  await tab.press('Escape');
  await shortcut(tab, 'Save').shown();
});

test(
  'a call by a visitor who is not a friend adds the account first, and returns the focus',
  { tag: '@end-to-end' },
  async ({ tab, visitor }) => {
    await tab.goto(inApp('@harbor', visitor.token));
    const contact = tab.role('button', 'Contact');
    await tab.ready();
    await contact.click();
    const dialog = tab.role('dialog');
    await dialog.role('button', 'Call in LINE').click();
    await dialog.text('Add this account as a friend to call it.').shown();
    await dialog.role('button', 'Add friend').click();
    expect(await dialog.role('link', /^Call (now|anyway)$/).attribute('href')).toContain('harbor');
    await tab.press('Escape');
    await dialog.gone();
    await contact.focused();
  },
);

test('sharing offers the link if the browser cannot share', async ({ tab }) => {
  await tab.goto('/@harbor?lang=en&key=k1');
  await tab.ready();
  const copied = await tab.evaluate(() => {
    // An engine's own sharing opens a window of the system or asks for a permission.
    const texts: string[] = [];
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void texts.push(text)) },
    });
    Object.assign(window, { copied: texts });
    return texts;
  });
  expect(copied).toEqual([]);
  await shortcut(tab, 'Share').click();
  const dialog = tab.role('dialog', 'Share this page');
  await dialog.role('button', 'Copy link').click();
  await dialog.text('Link copied.').shown();
  expect(await tab.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([
    expect.stringMatching(/\/@harbor$/),
  ]);
});
