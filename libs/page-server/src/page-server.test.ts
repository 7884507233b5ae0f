import { describe, expect, it } from 'vitest';
import { createPageAssets, type PageAssets } from './documents/page-assets.js';
import { STRICTEST_POLICY } from './requests/security-headers.js';
import { sampleFiles } from './testing/sample-files.js';
import { samplePage } from './testing/sample-page.js';
import { openServer as open } from './testing/open-server.js';

const english = { 'accept-language': 'en' };

const elementOf = (html: string, id: string): unknown => {
  const [, json = 'null'] = new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(json);
};

describe('the page of an account', () => {
  it('the page of an account is readable without script', async () => {
    const faq = { items: [{ id: 'book', question: 'Can I book a table?', answer: 'On weekdays.' }] };
    const { app } = await open({
      page: { ...samplePage(), sections: [{ type: 'faq', id: 'questions', data: faq }] },
    });
    const answer = await app.request('/@komorebi', { headers: english });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await answer.text();
    for (const words of ['Komorebi Coffee', 'Can I book a table?', 'On weekdays.']) {
      expect(html).toContain(words);
    }
    const withScript = html.replace(/<noscript>.*?<\/noscript>/gs, '');
    // Its styles are inlined.
    expect(withScript).not.toContain('rel="stylesheet"');
    expect(html).toContain('assets/sections-about.css');
    expect(html).not.toContain('assets/sections-offers.css');
    expect(html).not.toContain('assets/texts-ja.js');
  });

  it('the page of an account may be kept by caches, one for each language and encoding', async () => {
    const { app } = await open();
    const { headers } = await app.request('/@komorebi', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('the page of an account carries the security headers', async () => {
    const { app } = await open();
    const { headers } = await app.request('/@komorebi');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('the page of an account names hosts below its own only if it is asked to', async () => {
    const { app } = await open({ env: { HSTS_SUBDOMAINS: 'on' } });
    const { headers } = await app.request('/@komorebi');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('the page of an account does not demand HTTPS on a site without it', async () => {
    const { app } = await open({ env: { PUBLIC_URL: 'http://localhost:3000' } });
    const { headers } = await app.request('/@komorebi');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  it('the page of an account holds the initial data, the page data and the public configuration', async () => {
    const { app, api } = await open({ env: { API_INTERNAL_URL: '', LIFF_ID: '123-abc' } });
    const html = await (await app.request('/liff/@komorebi?key=k1', { headers: english })).text();
    expect(elementOf(html, 'initial-data')).toEqual({
      origin: 'liff',
      lang: 'en',
      opener: { platform: 'Unknown', key: 'k1' },
      account: {
        accountInfo: { basicSearchId: '@412kmrbi', premiumSearchId: '@komorebi', countryCode: 'JP' },
      },
    });
    expect(elementOf(html, 'page-data')).toMatchObject({
      account: { name: 'Komorebi Coffee' },
      initialView: { name: 'profile' },
      basePath: '/liff/@komorebi',
      shareUrl: 'https://page.example/@komorebi',
      appLinks: { addFriend: 'https://line.me/R/ti/p/%40komorebi' },
      renderedAt: Date.parse('2026-11-21T03:00:00Z'),
    });
    expect(elementOf(html, 'config')).toMatchObject({ apiUrl: api.url, liffId: '123-abc' });
    expect(api.requests[0]).toMatchObject({ origin: 'liff' });
  });

  it('the page of an account names its opener in every link within the site, and in no link that is shared', async () => {
    const { app } = await open({ env: { LIFF_ID: '123-abc' } });
    const html = await (await app.request('/@komorebi?lang=th&key=k1&addFriendRoute=search&other=1')).text();
    const carried = 'lang=th&key=k1&addFriendRoute=search';
    expect(elementOf(html, 'page-data')).toMatchObject({
      query: `?${carried}`,
      shareUrl: 'https://page.example/@komorebi',
      appLinks: { open: `https://liff.line.me/123-abc/%40komorebi?${carried}` },
    });
    expect(html).toContain('href="?lang=ja&amp;key=k1&amp;addFriendRoute=search"');
    expect(html).toContain('<link rel="canonical" href="https://page.example/@komorebi?lang=th">');
    expect(html).toContain('hreflang="ko" href="https://page.example/@komorebi?lang=ko"');
  });

  it('the page of an account has different links for a call and for a chat in the app', async () => {
    const { app } = await open();
    const html = await (await app.request('/@komorebi')).text();
    expect(elementOf(html, 'page-data')).toMatchObject({
      appLinks: {
        chat: 'https://line.me/R/oaMessage/%40komorebi/?',
        chatWithText: 'https://line.me/R/oaMessage/%40komorebi/?{text}',
        call: 'https://line.me/R/oa/call/%40komorebi?confirmation=true&from=call_url',
      },
    });
  });

  it('the page of an account offers no text to send if the chat link takes none', async () => {
    const { app } = await open({ env: { APP_CHAT_LINK: 'app://chat/{searchId}' } });
    const html = await (await app.request('/@komorebi')).text();
    const { appLinks } = elementOf(html, 'page-data') as { appLinks: object };
    expect(appLinks).toMatchObject({ chat: 'app://chat/%40komorebi' });
    expect(appLinks).not.toHaveProperty('chatWithText');
  });

  it('the page of an account is found at the old form of links into the app, without a redirect', async () => {
    const { app } = await open();
    for (const address of [
      '/liff?accountId=@komorebi&lang=en',
      '/liff/?accountId=@komorebi&lang=en',
      `/liff?liff.state=${encodeURIComponent('?accountId=@komorebi&lang=en')}`,
    ]) {
      const answer = await app.request(address);
      expect(answer.status, address).toBe(200);
      expect(elementOf(await answer.text(), 'page-data'), address).toMatchObject({
        basePath: '/liff/@komorebi',
        query: '?lang=en',
      });
    }
  });

  it('the page of an account is in the language of the address, the browser, or the country', async () => {
    const { app, api } = await open();
    const languageAt = async (address: string, accepted: string): Promise<string | undefined> => {
      const answer = await app.request(address, { headers: { 'accept-language': accepted } });
      return /<html lang="([^"]+)"/.exec(await answer.text())?.[1];
    };
    expect(await languageAt('/@komorebi?lang=th', 'ko')).toBe('th');
    expect(await languageAt('/@komorebi', 'ko')).toBe('ko');
    expect(await languageAt('/@komorebi', 'fr')).toBe('ja');
    expect(api.requests.at(-1)?.language).toBe('ja');
  });

  it('the page of an account names its canonical address and that of every language', async () => {
    const { app } = await open();
    const html = await (await app.request('/@412kmrbi?lang=th')).text();
    expect(html).toContain('<link rel="canonical" href="https://page.example/@komorebi?lang=th">');
    expect(html.match(/<link rel="alternate" hreflang="/g)).toHaveLength(7);
    expect(html).toContain('hreflang="x-default" href="https://page.example/@komorebi"');
  });

  it('the page of an account has no sections in a country without them', async () => {
    const sections = [{ type: 'faq', id: 'q', data: { items: [{ id: 'a', question: 'Q?', answer: 'A' }] } }];
    const { app } = await open({ page: { ...samplePage({ countryCode: 'US' }), sections } });
    const html = await (await app.request('/@komorebi')).text();
    expect(html).not.toContain('Q?');
  });

  it('the page of an account survives unknown and broken sections', async () => {
    const sections = [
      { type: 'hologram', id: 'h', data: {} },
      { type: 'faq', id: 'q', data: 'nonsense' },
    ];
    const { app } = await open({ page: { ...samplePage(), sections } });
    const answer = await app.request('/@komorebi', { headers: english });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Komorebi Coffee');
  });
});

describe('an old link', () => {
  it.each([
    ['/?accountId=@komorebi', '/@komorebi'],
    ['/?accountId=komorebi&lang=th&openQrModal=true', '/komorebi?lang=th&openQrModal=true'],
    ['/?accountId=@KomoRebi', '/@komorebi'],
  ])('an old link %s leads to %s', async (old, address) => {
    const { app, api } = await open();
    const answer = await app.request(old);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(address);
    expect(api.requests).toEqual([]);
  });
});

describe('a missing page', () => {
  it.each([
    '/',
    '/?accountId=',
    '/?accountId=//evil.example',
    '/?accountId=@/evil',
    '/@',
    '/a/b/c',
    '/%00',
    '/@komorebi/x',
    `/@${'x'.repeat(40)}`,
  ])('a missing page is 404 at %s, without a request to the API', async (address) => {
    const { app, api } = await open();
    const answer = await app.request(address, { headers: english });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('Page not found.');
    expect(html).toContain('noindex');
    // There is always a way on.
    expect(html).toMatch(/<main [^]*<a href="[^"]+"/);
    expect(api.requests).toEqual([]);
  });

  it.each([
    [404, 'DATA_NOT_FOUND', 'this page may no longer be available', 'Look for @komorebi in LINE'],
    [403, 'FORBIDDEN_SEARCH_ID', 'This account’s profile page isn’t public.', 'Open in LINE'],
  ] as const)('a missing page is %d when the API says so', async (status, code, words, way) => {
    const { app, api, log } = await open();
    api.answer(status);
    const answer = await app.request('/@komorebi', { headers: english });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await answer.text();
    expect(html).toContain(words);
    const [, label] = html.split('href="https://line.me/R/ti/p/%40komorebi"');
    expect(label).toContain(`>${way}<`);
    expect(elementOf(html, 'initial-data')).toEqual({ error: { code } });
    expect(log).toEqual([]);
  });
});

describe('an error page', () => {
  it('an error page has the script that closes it only in the app', async () => {
    const { app, api } = await open({ env: { LIFF_ID: '1234567890-abcdefgh' } });
    api.answer(404);
    const inApp = await (await app.request('/liff/@komorebi', { headers: english })).text();
    expect(inApp).toMatch(/<button[^>]*hidden=""[^>]*data-close[^]*Try again/);
    expect(elementOf(inApp, 'config')).toEqual({ liffId: '1234567890-abcdefgh', liffPlugins: [] });
    expect(inApp).toContain(' type="module" ');
    const elsewhere = await (await app.request('/@komorebi', { headers: english })).text();
    expect(elsewhere).not.toMatch(/data-close|type="module"/);
  });

  it('an error page has no script in the app if no LIFF id is configured', async () => {
    const { app, api } = await open();
    api.answer(404);
    const html = await (await app.request('/liff/@komorebi', { headers: english })).text();
    expect(html).not.toMatch(/data-close|type="module"/);
  });
});

describe('a page that cannot be made now', () => {
  /** Internals of the server, which no answer may reveal. */
  const internals = /\bat .+:\d+|node_modules|127\.0\.0\.1|ECONN|HTTP_ABNORMAL|Boom/;

  it('a page that cannot be made now is 503 with a way on while the API fails', async () => {
    const { app, api, log } = await open();
    api.answer(500);
    const answer = await app.request('/@komorebi?lang=en&key=k1');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('4');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<a href="" ');
    expect(html).not.toMatch(internals);
    expect(log).toEqual([expect.stringContaining('HTTP_ABNORMAL')]);
  });

  it('a page that cannot be made now is 503 for as long as the API asks', async () => {
    const { app, api } = await open();
    api.answer(503, undefined, undefined, { 'retry-after': '120' });
    for (const visit of ['first', 'next']) {
      const answer = await app.request('/@komorebi?lang=en');
      expect([visit, answer.headers.get('retry-after')]).toEqual([visit, '120']);
    }
  });

  it('a page that cannot be made now is 503 when rendering fails, and the reason is logged', async () => {
    const assets: PageAssets = {
      ...createPageAssets(sampleFiles, String),
      preloads: () => {
        throw new Error('Boom');
      },
    };
    const { app, log } = await open({ assets });
    const answer = await app.request('/@komorebi', { headers: english });
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toMatch(internals);
    expect(log).toEqual([expect.stringContaining('"message":"Boom","code":"UNKNOWN"')]);
  });

  it('a page that cannot be made now is one that leads on in the visitor’s language when something breaks that nobody has thought of', async () => {
    const { app, log } = await open({
      env: { SECURITY_CONTACT: 'mailto:security@page.example' },
      now: () => expect.fail('Boom'),
    });
    const answer = await app.request('/.well-known/security.txt', {
      headers: { 'accept-language': 'ja' },
    });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await answer.text();
    expect(html).toContain('lang="ja"');
    expect(html).toMatch(/<main [^]*<a href="" /);
    expect(html).not.toMatch(internals);
    expect(log).toEqual([expect.stringContaining('Boom')]);
  });

  it('a page that cannot be made now is a bare one when even the error page breaks, with a way to try again', async () => {
    const assets: PageAssets = {
      ...createPageAssets(sampleFiles, String),
      styles: () => {
        throw new Error('Boom');
      },
    };
    const { app } = await open({ assets });
    const answer = await app.request('/@komorebi?lang=th&key=%22%3E%3Cb%3E');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('content-security-policy')).toBe(STRICTEST_POLICY);
    const html = await answer.text();
    expect(html).toMatch(/^<!doctype html>\s*<html lang="th">/);
    expect(html).toContain('เกิดข้อผิดพลาด');
    expect(html).toMatch(/<a href="">/);
    expect(html).not.toMatch(/<script|<style|<b>/);
    expect(html).not.toMatch(internals);
  });
});

it('the server answers health checks and robots without asking the API', async () => {
  const { app, api } = await open();
  expect(await (await app.request('/healthz')).text()).toBe('ok');
  expect(await (await app.request('/robots.txt')).text()).toContain('User-agent: *');
  expect(api.requests).toEqual([]);
});

describe("the app's entry", () => {
  const enter = async (state: string) => {
    const { app } = await open();
    return app.request(`/liff?liff.state=${encodeURIComponent(state)}`, { headers: english });
  };

  it("the app's entry already shows the target of the link, before the SDK navigates to it", async () => {
    const profile = await (await enter('/@komorebi?key=k1')).text();
    expect(elementOf(profile, 'initial-data')).toMatchObject({ origin: 'liff', opener: { key: 'k1' } });
    expect(elementOf(profile, 'page-data')).toMatchObject({ basePath: '/liff/@komorebi' });
    const report = await (await enter('/@komorebi/report?lang=th')).text();
    expect(elementOf(report, 'page-data')).toMatchObject({
      initialView: { name: 'named', view: 'report' },
    });
    expect(elementOf(report, 'initial-data')).toMatchObject({ lang: 'th' });
  });

  it.each(['', 'https://evil.example/', '//evil.example', '/../evil', '/%2e%2e/x', '/'])(
    "the app's entry is not found for %j",
    async (state) => {
      const answer = await enter(state);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('location')).toBeNull();
    },
  );
});

it.each(['/@komorebi', '/liff/@komorebi', '/liff/nowhere/at/all'])(
  'an optimiser that runs scripts later, as Rocket Loader does, leaves all scripts of a document as they are: %s',
  async (path) => {
    const { get } = await open();
    const html = await (await get(path)).text();
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    // It takes what is no data, unless this attribute stands before the address.
    const taken = scripts.filter(
      (tag) => !tag.includes('json"') && !/^<script data-cfasync="false" [^>]*src=/.test(tag),
    );
    expect(taken).toEqual([]);
  },
);
