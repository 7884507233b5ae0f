import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addresses } from './support/addresses.js';
import { beVisitor, expect, inApp, mainAction, ready, type Page } from './support/fixtures.js';
import { chooseFirstTime, confirmation, inventoryPath, partyOf, reserve } from './support/reservation.js';
import { openSave } from './support/sheets.js';
import { handedOver, inLiffBrowser, playLineServers, told } from './support/line-servers.js';
import { changeElement, test, type SentRequest } from './support/sinks.js';

const isFriend = (page: Page): Promise<void> =>
  expect(page.getByRole('status').getByText('was added as a friend')).toBeVisible();

const isApi = ({ address }: SentRequest): boolean =>
  address.origin === addresses.platform && /^\/v1\/(account-page|keep)\b/.test(address.pathname);
/** Addresses of requests with the token that went neither to the APIs nor to the messaging platform. */
const strangersWith = (token: string, sent: SentRequest[]): string[] =>
  sent
    .filter((request) => !isApi(request) && request.address.origin !== 'https://api.line.me')
    .filter(({ text }) => text.includes(token))
    .map(({ address }) => address.href);

test.describe('in the app', () => {
  test('the page has the style of the full view only in the full view', async ({ page }) => {
    for (const view of ['compact', 'tall', 'full']) {
      await page.goto(inApp('@justaname', 'visitor-mei', `&view=${view}`));
      await ready(page);
      const isFull = await page.evaluate(() => document.documentElement.classList.contains('full-view'));
      expect(isFull, view).toBe(view === 'full');
    }
  });

  test(
    'the token is sent with every request to the APIs and with no other',
    { tag: '@core' },
    async ({ page, visitor, sent }) => {
      await beVisitor(page, visitor.token);
      await page.goto(`/liff?liff.state=${encodeURIComponent('/@harbor?lang=en')}`);
      await page.waitForURL('/liff/@harbor?lang=en');
      await mainAction(page, 'Add friend').click();
      await isFriend(page);
      const sheet = await openSave(page);
      await expect(sheet.getByRole('status').getByText('Saved to Keep.')).toBeVisible();
      await page.goto('about:blank');
      const asked = sent.filter(isApi);
      const kinds = new Set(asked.map(({ address }) => address.pathname.split('/').at(-1)));
      expect([...kinds]).toEqual(expect.arrayContaining(['relation', 'follow', 'keep']));
      expect(asked.filter(({ text }) => !text.includes(visitor.token))).toEqual([]);
      expect(strangersWith(visitor.token, sent)).toEqual([]);
    },
  );
});

test.describe("in the messenger's plain browser", () => {
  test.use({ userAgent: inLiffBrowser.replace(' LIFF', '') });

  test('the page works as in any other browser, and shows how to leave it', async ({ page }) => {
    for (const address of ['/@justaname?lang=en', inApp('@justaname', 'none', '&outside')]) {
      await page.goto(address);
      await ready(page);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Open in browser' }).click();
      await page.waitForURL(/\/@justaname\?(.*&)?openExternalBrowser=1/);
    }
  });
});

test.describe('with the SDK itself', () => {
  test.beforeEach(({ page }) => changeElement(page, 'config', { liffPlugins: [] }));

  test(
    'a browser asks for a login only for an action, and the login leads back to that action',
    { tag: '@core' },
    async ({ page, visitor, received, sent }) => {
      const line = await playLineServers(page, [visitor.token]);
      await page.goto('/liff/@harbor?lang=en');
      await ready(page);
      expect(line.logins()).toBe(0);
      await mainAction(page, 'Add friend').click();
      await isFriend(page);
      expect(page.url()).toBe(`${addresses.page}/liff/@harbor?lang=en`);
      await page.reload();
      await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
      expect(line.logins()).toBe(1);
      expect((await received()).filter(({ method }) => method === 'POST')).toHaveLength(1);
      expect(strangersWith(visitor.token, sent)).toEqual([]);
    },
  );

  test('in a browser a refused token is told, and the next action begins with a login', async ({
    page,
    visitor,
    fail,
    complaints,
  }) => {
    complaints.allow(/401|\[favoriteAdd\]|access token/);
    await visitor.relatesTo('@harbor', 'friend');
    const line = await playLineServers(page, [visitor.token, visitor.token]);
    await page.goto('/liff/@harbor?lang=en');
    await mainAction(page, 'Add friend').click();
    await isFriend(page);
    await fail({ path: '/v1/account-page/*/relation', method: 'PUT', status: 401, times: 1 });
    await page.getByRole('button', { name: 'Favorite' }).click();
    const refused = page.getByRole('alert').filter({ hasText: 'Your session has expired.' });
    await refused.getByRole('button', { name: 'Try again' }).click();
    // Nobody is asked to log in for looking at a page.
    await mainAction(page, 'Add friend').click();
    await isFriend(page);
    expect(line.logins()).toBe(2);
  });

  test('a refusal of the messaging platform is logged with its code', async ({ page, complaints }) => {
    complaints.allow(/404/);
    await page.route('https://api.line.me/**', (route) =>
      route.fulfill({ status: 404, json: {}, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto('/liff/@justaname?lang=en');
    await expect(page.getByRole('alert')).toContainText('Unable to connect to LINE.');
    expect(complaints.texts).toContainEqual(expect.stringMatching(/^\[boot 4 app SDK\] 404: /));
  });

  test.describe('in the app', () => {
    test.use({ userAgent: inLiffBrowser });

    test.beforeEach(({ page }) =>
      // The app adds this to a page.
      page.addInitScript(() => Object.assign(window, { _liff: { features: [] } })),
    );

    test('a link leads to its target, with the token that the app passes on', async ({
      page,
      visitor,
      sinks,
      sent,
    }) => {
      await playLineServers(page, []);
      await visitor.relatesTo('@harbor', 'friend');
      await page.goto(handedOver('/@harbor?lang=en&openQrModal=true', visitor.token));
      // A friend is offered the code for others.
      await expect(page.getByRole('dialog', { name: /^QR code of/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Chat', includeHidden: true }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveClass(/full-view/);
      expect(page.url()).toBe(`${addresses.page}/liff/@harbor?lang=en`);
      await page.goto('about:blank');
      await expect.poll(async () => (await sinks.events()).length).toBeGreaterThan(0);
      expect(await sinks.everything()).not.toContain(visitor.token);
      expect(strangersWith(visitor.token, sent)).toEqual([]);
    });

    for (const { way, endpoint, first, logins, opened } of [
      {
        way: 'by opening the page anew',
        endpoint: '/liff',
        first: (token: string) => handedOver('/@harbor?lang=en', token),
        logins: 0,
        opened: ['/@harbor?lang=en&tokenRenewal=1'],
      },
      {
        // The SDK makes permanent links only of addresses below the endpoint.
        way: 'by a login if there is no permanent link',
        endpoint: '/another',
        first: (token: string) => `/liff/@harbor?lang=en${told(token, '/another')}`,
        logins: 1,
        opened: [],
      },
    ])
      test(`a token that the API refuses is renewed once, ${way}, and the action is done`, async ({
        page,
        visitor,
        fail,
        complaints,
      }) => {
        // Requests while the page is being left are anonymous.
        complaints.allow(/401|403|\[favoriteAdd\]|access token/);
        if (logins) complaints.allow(/not expected to be called more than once|is not under/);
        await visitor.relatesTo('@harbor', 'friend');
        const line = await playLineServers(page, [visitor.token, visitor.token], endpoint);
        const refuse = { path: '/v1/account-page/*/relation', method: 'PUT', status: 401 };
        await fail({ ...refuse, times: 1 });
        await page.goto(first(visitor.token));
        await page.getByRole('button', { name: 'Favorite' }).click();
        await expect(page.getByRole('status').getByText('Added to your favorites.')).toBeVisible();
        expect({ logins: line.logins(), opened: line.opened }).toEqual({ logins, opened });
        expect(page.url()).toBe(`${addresses.page}/liff/@harbor?lang=en`);

        await fail(refuse);
        await page.getByRole('button', { name: 'Favorite' }).click();
        await expect(page.getByRole('alert')).toContainText('Your session has expired.');
        expect({ logins: line.logins(), opened: line.opened }).toEqual({ logins, opened });
      });

    test('a table whose token the API refuses is filled in on the page that is opened anew, and seen as a whole', async ({
      page,
      visitor,
      fail,
      complaints,
    }) => {
      complaints.allow(/401|403|\[\w+\]|access token/);
      const line = await playLineServers(page, [visitor.token]);
      await page.goto(handedOver('/@komorebi/reservation?lang=en', visitor.token));
      await ready(page);
      await partyOf(page, 4).check({ force: true });
      await chooseFirstTime(page);
      await page.getByText('Add a request').click();
      await page.getByRole('textbox').fill('A window, please');
      await fail({ path: inventoryPath, method: 'POST', status: 401, times: 1 });
      await reserve(page).click();
      await expect.poll(() => line.opened).toEqual(['/@komorebi/reservation?lang=en&tokenRenewal=1']);
      await ready(page);
      await expect(partyOf(page, 4)).toBeChecked();
      await expect(page.getByRole('textbox')).toHaveValue('A window, please');
      await expect(confirmation(page)).toBeHidden();
    });

    test('an API that refuses every token leads to no loop, also where each link opens a new web view', async ({
      page,
      visitor,
      fail,
      complaints,
    }) => {
      complaints.allow(/401|403|\[\w+\]|access token/);
      // A new web view keeps nothing of the one before.
      await page.addInitScript(() => {
        if (location.search.includes('liff.state')) sessionStorage.clear();
      });
      const line = await playLineServers(page, Array<string>(3).fill(visitor.token));
      await fail({ path: '/v1/account-page/*/relation', status: 401 });
      await page.goto(handedOver('/@harbor?lang=en', visitor.token));
      await expect.poll(() => line.opened.length).toBe(1);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbor');
      await expect(page).toHaveURL('/liff/@harbor?lang=en');
      await page.reload();
      await ready(page);
      expect([line.logins(), line.opened.length]).toEqual([0, 1]);
    });
  });
});

test('the stand-in for the app is not part of the build', () => {
  const read = (path: string): string =>
    readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
  // A word from the mock, and one from our code.
  const words = /LiffMockPlugin|The stand-in/;
  expect(read('../../tools/liff-mock/dist/liff-mock.js')).toMatch(words);
  const scripts = readdirSync(fileURLToPath(new URL('../dist/client/assets', import.meta.url)));
  const containing = scripts.filter(
    (name) => name.endsWith('.js') && words.test(read(`dist/client/assets/${name}`)),
  );
  expect(containing).toEqual([]);
});
