import { expect, inApp, ready, test as base, type Page } from './support/fixtures.js';
import { startPageServer } from './support/page-server.js';
import { openSave } from './support/sheets.js';
import { startFront, type Front } from './support/front.js';

const test = base.extend<{ front: Front }>({
  // oxlint-disable-next-line no-empty-pattern
  front: async ({}, use) => {
    const front = await startFront();
    await use(front);
    await front.down().catch(() => undefined);
  },
});

const address = '/@komorebi?lang=en';
const notice = (page: Page) => page.getByText(/^(?:Offline · from|From) \d/);

/** Headers and bodies of everything that is kept, by path. */
const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const headers = JSON.stringify([...(answer?.headers ?? [])]);
        texts[request.url.slice(location.origin.length)] = `${headers}${await answer?.text()}`;
      }
    }
    return texts;
  });

/** Waits until a page has been kept, with the files that it has loaded so far. */
async function isKept(page: Page, path: string): Promise<void> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.startsWith('/assets/')),
  );
  await expect
    .poll(async () => Object.keys(await kept(page)), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([path, ...loaded]));
}

async function reloadOffline(page: Page): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  // Chromium forgets it in a document that a service worker has answered.
  await context.setOffline(false);
  await context.setOffline(true);
}

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test.beforeEach(({ complaints }) =>
  complaints.allow(/net::|Network Error|Failed to fetch|\[boot|Cannot load/),
);

test(
  'a seen page opens without a network, says from when it is, and can be read and used',
  { tag: '@core' },
  async ({ page, context, front }) => {
    await page.goto(`${front.url}${address}`);
    await ready(page);
    await page.locator('[data-plugin=faq]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-plugin=faq] summary').first()).toBeVisible();
    await isKept(page, address);

    await front.down();
    await reloadOffline(page);
    await expect(notice(page)).toHaveText(/^Offline · from \d+:\d+\s[AP]M$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Komorebi Coffee/);
    const question = page.locator('[data-plugin=faq] summary').first();
    await question.click();
    await expect(page.locator('[data-plugin=faq] details').first()).toHaveAttribute('open', '');

    await context.setOffline(false);
    await expect(notice(page)).toHaveText(/^From \d+:\d+\s[AP]M$/);
    await front.up();
    await page.getByRole('button', { name: 'Reload' }).click();
    await ready(page);
    await expect(notice(page)).toHaveCount(0);
  },
);

for (const how of ['cut', 'silent'] as const)
  test(`a page whose network is ${how} in the middle of the document is replaced by the kept one, at its address`, async ({
    page,
    front,
  }) => {
    await page.goto(`${front.url}${address}`);
    await ready(page);
    await isKept(page, address);
    await page.goto(`${front.url}/@harbor?lang=en`);
    const steps = await page.evaluate(() => history.length);

    front.breakOff(how);
    await page.goto(`${front.url}${address}`, { waitUntil: 'commit' });
    // The beginning is drawn meanwhile.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Komorebi Coffee/);
    await expect(notice(page)).toBeVisible({ timeout: 30_000 });
    await ready(page);
    await expect(page.locator('[data-plugin=faq] summary').first()).toBeVisible();
    expect(page.url()).toContain(address);
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  });

test('a view that was opened in the page can be reloaded without a network', async ({ page, front }) => {
  await page.goto(`${front.url}${address}`);
  await ready(page);
  await page.locator('[data-plugin=coupon] a[href*="/coupon/"]').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  const counter = page.getByRole('button', { name: 'Show at the counter' });
  await expect(counter).toBeVisible();
  const title = await heading.innerText();
  const { pathname, search } = new URL(page.url());
  await isKept(page, `${pathname}${search}`);

  await front.down();
  await page.reload();
  await ready(page);
  await expect(notice(page)).toBeVisible();
  await expect(heading).toHaveText(title);
  await counter.click();
  await expect(page.getByRole('dialog').getByText(title)).toBeVisible();
});

test('in the app, one message says that there is no network, and an action says what it needs', async ({
  page,
  visitor,
  front,
  complaints,
}) => {
  complaints.allow(/^\[data of /);
  const here = inApp('@komorebi', visitor.token);
  await page.goto(`${front.url}${here}`);
  await ready(page);
  await isKept(page, '/liff/@komorebi?lang=en');

  await front.down();
  await reloadOffline(page);
  await expect(notice(page)).toContainText('Offline');
  const sheet = await openSave(page);
  await expect(sheet.getByRole('button', { name: 'Keep' })).toBeDisabled();
  await expect(sheet.getByText('Unable to connect to LINE.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: /Unable|error/ })).toHaveCount(0);
});

test.describe('a link that leads where nothing answers', () => {
  /** Kinds of links that need the network, by what they lead to. */
  const kinds: Record<string, Partial<Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>>> = {
    'a contact card': { href: '/@komorebi/contact.vcf?lang=en' },
    'a calendar entry': { href: '/@komorebi/visit.ics?start=2026-12-01T12:00' },
    'another language': { href: '/@komorebi?lang=ja' },
    'another account': { href: '/@shanlan?lang=en' },
    'another page of the account': { href: '/@komorebi/page/menu?lang=en' },
    'the way there': { href: '/@komorebi/directions?lang=en' },
  };
  /** Those that do not go through the service worker. */
  const outside: typeof kinds = {
    'a file to be saved': { href: '/@komorebi/visit.ics?start=2026-12-01T12:00', download: 'visit.ics' },
    'a map': { href: 'https://maps.example/?q=35.7,139.7' },
    'a map in a new tab': { href: 'https://maps.example/?q=35.7,139.7', target: '_blank' },
  };

  async function tap(page: Page, link: (typeof kinds)[string]): Promise<void> {
    await page.evaluate((properties) => {
      document.getElementById('tapped')?.remove();
      const anchor = Object.assign(document.createElement('a'), properties, {
        id: 'tapped',
        textContent: 'Tap',
      });
      document.querySelector('main')?.prepend(anchor);
    }, link);
    await page.locator('#tapped').click();
  }

  /** Taps each link, and expects one message each time, on the page as it was. */
  async function staysOn(page: Page, links: typeof kinds): Promise<void> {
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    for (const [name, link] of Object.entries(links))
      await test.step(name, async () => {
        await tap(page, link);
        const message = page.getByRole('alert').filter({ hasText: 'A network error occurred.' });
        await expect(message).toBeVisible();
        await message.getByRole('button').click();
        await expect(message).toBeHidden();
        expect(page.url()).toContain(address);
        expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
        await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
      });
    expect(page.context().pages()).toHaveLength(1);
  }

  for (const isOnline of [false, true])
    test(`a link that leads where nothing answers says so on a saved page, and stays, ${isOnline ? 'also if the browser has a connection' : 'whatever it is'}`, async ({
      page,
      context,
      front,
    }) => {
      await page.goto(`${front.url}${address}`);
      await ready(page);
      await isKept(page, address);
      await front.down();
      if (isOnline) await page.reload();
      else await reloadOffline(page);
      await ready(page);
      await expect(notice(page)).toBeVisible();
      await staysOn(page, { ...kinds, ...outside });
      await tap(page, { href: 'tel:+81301234567' });
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
      await context.setOffline(false);
    });

  test('a link that leads where nothing answers says so on a page that was loaded before, and stays', async ({
    page,
    front,
  }) => {
    await page.goto(`${front.url}${address}`);
    await ready(page);
    await isKept(page, address);
    await front.down();
    await staysOn(page, kinds);
    await front.up();
    front.fallSilent();
    await staysOn(page, { 'a contact card, in silence': { href: '/@komorebi/contact.vcf?lang=en' } });
  });
});

test('no token, fragment or key is kept', { tag: '@core' }, async ({ page, front, visitor }) => {
  let seen = '';
  front.change(({ body }) => {
    seen += body;
    return {};
  });
  await page.goto(`${front.url}${address}&key=secret-key&code=secret-code#access_token=secret-token`);
  await ready(page);
  await isKept(page, address);
  // The page itself knows the key with which it was opened.
  expect(seen).toContain('secret-key');
  await page.goto(`${front.url}${inApp('@komorebi', visitor.token)}`);
  await ready(page);
  await isKept(page, '/liff/@komorebi?lang=en');
  const all = JSON.stringify(await kept(page));
  expect(all).toContain('Komorebi Coffee');
  expect(all).not.toContain('secret-');
  expect(all).not.toContain(visitor.token);
});

test('what a portal says in place of a saved page is not shown once its network has gone', async ({
  page,
  front,
  complaints,
}) => {
  complaints.allow(/410/);
  await page.goto(`${front.url}${address}`);
  await ready(page);
  await isKept(page, address);
  front.change(() => ({
    status: 410,
    headers: { 'content-type': 'text/html', 'cache-control': 'max-age=3600' },
    body: '<html><body>Log in to the network</body></html>',
  }));
  await page.goto(`${front.url}${address}`);
  await expect(page.getByText('Log in to the network')).toBeVisible();
  await front.down();
  await page.goto(`${front.url}${address}`);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Komorebi Coffee/);
});

test('one setting removes the service worker and everything that it has kept', async ({ page, front }) => {
  await page.goto(`${front.url}${address}`);
  await ready(page);
  await isKept(page, address);
  const server = await startPageServer({ OFFLINE_PAGES: 'off' });
  try {
    front.leadTo(server.url);
    await page.reload();
    const left = (): Promise<number> =>
      page.evaluate(
        async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length,
      );
    await expect.poll(left).toBe(0);
    await page.reload();
    await ready(page);
    expect(await left()).toBe(0);
  } finally {
    server.process.kill('SIGTERM');
  }
});
