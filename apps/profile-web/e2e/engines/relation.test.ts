import { expect, inApp, test, type EnginePage } from './support/fixtures.js';

const chat = (tab: EnginePage) => tab.role('link', 'Chat');

test('adding a friend survives a reload, and the account can become a favourite', async ({
  tab,
  visitor,
  received,
}) => {
  await tab.goto(inApp('@harbor', visitor.token));
  await tab.mainAction('button', 'Add friend').click();
  await tab
    .role('status')
    .text(/was added as a friend/)
    .shown();
  await chat(tab).focused();
  await tab.reload();
  await chat(tab).shown();
  expect(await tab.mainAction('button', 'Add friend').count()).toBe(0);
  expect((await received()).filter(({ method }) => method === 'POST')).toHaveLength(1);
  await tab.role('button', 'Favorite').click();
  await tab.role('status').text('Added to your favorites.').shown();
  await tab.role('button', 'Favorite', { pressed: true }).shown();
});

test('a dropped connection is retried with the same transaction id', async ({
  tab,
  visitor,
  fail,
  received,
}) => {
  await tab.goto(inApp('@harbor', visitor.token));
  await fail({ path: '/v1/account-page/*/relation', method: 'POST', drop: true, times: 2 });
  await tab.mainAction('button', 'Add friend').click();
  await tab
    .role('status')
    .text(/was added as a friend/)
    .shown();
  const ids = (await received())
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['x-transaction-id']);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

test.describe('in a browser, an anonymous visitor', () => {
  const dialog = (tab: EnginePage) => tab.role('dialog', /Add .* as a friend/);

  test(
    'an anonymous visitor on a desktop is shown a QR code for the phone, and gets the focus back',
    { tag: '@end-to-end' },
    async ({ tab }) => {
      await tab.goto('/@komorebi?lang=en');
      await tab.ready();
      // Not every engine here has a mouse. Without one it is a link, which script turns into the code on a desktop.
      const hasMouse = await tab.evaluate(() => matchMedia('(hover: hover) and (pointer: fine)').matches);
      const opener = tab.mainAction(hasMouse ? 'button' : 'link', 'Add friend on LINE');
      await opener.click();
      await dialog(tab)
        .role('img', /QR code/)
        .shown();
      await tab.press('Escape');
      await dialog(tab).gone();
      await opener.focused();
    },
  );

  test.describe('on a phone', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
    });

    test('an anonymous visitor on a phone is led into the app', async ({ tab }) => {
      await tab.goto('/@komorebi?lang=en&openQrModal=true');
      const link = dialog(tab).role('link', 'Open LINE');
      expect(await link.attribute('href')).toMatch(/line\.me/);
      await dialog(tab).text('Show a QR code for another phone').click();
      await dialog(tab)
        .role('img', /QR code/)
        .shown();
      await tab.press('Escape');
      await dialog(tab).gone();
    });
  });
});
