import { expect, mainAction, test } from './support/fixtures.js';

test.describe('the server', () => {
  test('sends name, hours and questions in the HTML', async ({ request }) => {
    const html = await (await request.get('/@komorebi?lang=en')).text();
    for (const words of ['Komorebi Coffee', 'Opening hours', '8:00 AM', 'Can I book a table?']) {
      expect(html).toContain(words);
    }
  });

  test('answers in the language of the address, then the browser, then the country', async ({ request }) => {
    const languageOf = async (address: string, acceptLanguage = ''): Promise<string | undefined> => {
      const answer = await request.get(address, { headers: { 'accept-language': acceptLanguage } });
      return /<html lang="([^"]*)"/.exec(await answer.text())?.[1];
    };
    expect(await languageOf('/@komorebi?lang=th', 'ko')).toBe('th');
    expect(await languageOf('/@komorebi', 'fr;q=0.9, zh-Hant-HK;q=0.8, ja;q=0.2')).toBe('zh-TW');
    expect(await languageOf('/@baanrimnam', 'fr')).toBe('th');
    expect(await languageOf('/@harbor', 'fr')).toBe('en');
    const thai = await (await request.get('/@komorebi?lang=th')).text();
    expect(thai).toContain('ข้อมูลพื้นฐาน');
  });

  test('opens a page by basic and premium search id, and names the premium one as canonical', async ({
    request,
  }) => {
    for (const id of ['@komorebi', '@412kmrbi', '@KOMOREBI']) {
      const answer = await request.get(`/${id}?lang=ja`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toMatch(/<link rel="canonical" href="[^"]*\/@komorebi\?lang=ja">/);
    }
  });

  test('describes the account to search engines and messengers', async ({ request }) => {
    const html = await (await request.get('/@komorebi')).text();
    expect(html.match(/<link rel="alternate" hreflang="/g)).toHaveLength(6 + 1);
    expect(html).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\/og\.png">/);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const business = JSON.parse(json) as {
      '@type': string;
      openingHoursSpecification: { dayOfWeek?: string; opens?: string; closes?: string }[];
    };
    expect(business['@type']).toBe('CafeOrCoffeeShop');
    const tuesday = business.openingHoursSpecification.find(({ dayOfWeek }) => dayOfWeek === 'Tuesday');
    // Closed, as search engines read it.
    expect(tuesday).toMatchObject({ opens: '00:00', closes: '00:00' });
  });

  test('answers 404 for unknown ids and addresses, 403 for an account without a page', async ({
    request,
  }) => {
    for (const address of ['/@nosuchaccount', '/@', '/a/b/c', '/%00', `/@${'x'.repeat(200)}`, '/']) {
      const answer = await request.get(address, { headers: { 'accept-language': 'en' } });
      expect(answer.status(), address).toBe(404);
      expect(await answer.text(), address).toContain('Page not found.');
    }
    expect((await request.get('/@forbidden')).status()).toBe(403);
  });

  test('redirects an old link to its account', async ({ request }) => {
    const answer = await request.get('/?accountId=@komorebi&lang=th', { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe('/@komorebi?lang=th');
  });

  test('writes the initial data that the browser reads, and nothing more', async ({ request }) => {
    const html = await (await request.get('/@komorebi?lang=en&key=k1&addFriendRoute=search')).text();
    const [, json = ''] =
      /<script type="application\/json" id="initial-data">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      origin: 'web',
      lang: 'en',
      opener: { platform: 'Unknown', key: 'k1', addFriendRoute: 'search' },
      account: {
        accountInfo: { basicSearchId: '@412kmrbi', premiumSearchId: '@komorebi', countryCode: 'JP' },
      },
    });
  });

  test('shows only header and actions if the country has no sections', async ({ request }) => {
    const html = await (await request.get('/@harbor?lang=en')).text();
    expect(html).toContain('Old Harbor');
    expect(html).not.toContain('data-plugin');
  });

  test('allows no inline script and no foreign one', async ({ request }) => {
    const answer = await request.get('/@komorebi');
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(await answer.text()).not.toMatch(
      /<script(?![^>]*(src=|type="application\/(ld\+)?json"))|\son\w+="|style="/,
    );
  });

  test('compresses pages and files, and lets caches keep files forever', async ({ request }) => {
    const page = await request.get('/@komorebi', { headers: { 'accept-encoding': 'gzip' } });
    expect(page.headers()['content-encoding']).toBe('gzip');
    const [script = ''] = /\/assets\/main-[^"]+\.js/.exec(await page.text()) ?? [];
    const file = await request.get(script, { headers: { 'accept-encoding': 'br' } });
    expect(file.headers()['content-encoding']).toBe('br');
    expect(file.headers()['cache-control']).toContain('immutable');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is readable, its questions open, and its shortcuts keep no room for one that needs script', async ({
    page,
  }) => {
    await page.goto('/@komorebi?lang=en');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Komorebi Coffee');
    const question = page.getByText('Can I book a table?');
    await question.click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(mainAction(page, 'Add friend')).toBeVisible();
    for (const id of ['basic-info', 'coupon', 'faq', 'busy-times'])
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeVisible();
    // The shortcuts keep no room for one that needs script.
    const shortcuts = page.getByRole('list', { name: 'More actions' });
    await expect(shortcuts).toBeVisible();
    for (const item of await shortcuts.locator('> li:visible').all())
      await expect(item.locator('a, button').first()).toBeVisible();
  });

  test('on a desktop, adding a friend shows the QR code, and gives the focus back', async ({ page }) => {
    await page.goto('/@komorebi?lang=en');
    await expect(page.getByRole('link', { name: 'Add friend' })).toHaveCount(0);
    await mainAction(page, 'Add friend').click();
    const code = page.getByRole('dialog', { name: 'Add Komorebi Coffee as a friend' });
    await expect(code.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(code.getByRole('link', { name: 'Open LINE on this device' })).toHaveAttribute(
      'href',
      /line\.me/,
    );
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();
    await expect(mainAction(page, 'Add friend')).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('adding a friend is a link into the app, and nothing else', async ({ page }) => {
      await page.goto('/@komorebi?lang=en');
      const link = page.getByRole('group', { name: 'Actions' }).getByRole('link', { name: 'Add friend' });
      await expect(link).toHaveAttribute('href', /line\.me/);
      await expect(link).toBeVisible();
      await expect(mainAction(page, 'Add friend')).toHaveCount(0);
    });
  });

  test('More, Share and Contact open and lead somewhere, and the language can be changed', async ({
    page,
  }) => {
    await page.goto('/@komorebi?lang=en');
    const opened = (name: string) => page.getByRole('dialog', { name, exact: true });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(opened('Share this page').getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Komorebi/,
    );
    await page.keyboard.press('Escape');
    await expect(opened('Share this page')).toBeHidden();
    await page.getByRole('button', { name: 'QR code' }).click();
    await expect(opened('Add Komorebi Coffee as a friend').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Contact' }).click();
    await expect(opened('Contact').getByRole('link', { name: /^\+81/ })).toHaveAttribute('href', /^tel:\+81/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(opened('More').getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    await opened('More').getByRole('link', { name: 'Report this account' }).click();
    await expect(page).toHaveURL(/\/report\?lang=en/);
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'ไทย' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  });
});
