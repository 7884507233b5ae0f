import { describe, expect, it } from 'vitest';
import { filesInFolder } from '../node/files-in-folder.js';
import { openServer } from '../testing/open-server.js';

describe('a method', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    'a method that changes something is refused, and the allowed ones are named: %s',
    async (method) => {
      const { app, api } = await openServer();
      for (const path of ['/', '/@komorebi', '/liff/@komorebi/place', '/healthz', '/@komorebi/contact.vcf']) {
        const answer = await app.request(path, { method });
        expect(answer.status, path).toBe(405);
        expect(answer.headers.get('allow'), path).toBe('GET, HEAD');
        expect(await answer.text(), path).toBe('Only GET and HEAD are allowed.');
      }
      expect(api.requests).toEqual([]);
    },
  );

  it('HEAD is answered with the headers of GET, without a body', async () => {
    const { app, get } = await openServer();
    const page = await get('/@komorebi');
    const head = await app.request('/@komorebi', { method: 'HEAD', headers: { 'accept-language': 'en' } });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('etag')).toBe(page.headers.get('etag'));
  });
});

it('the server answers requests for missing files with a short text that no cache keeps', async () => {
  const { get, api } = await openServer({ files: filesInFolder(import.meta.dirname) });
  const answer = await get('/assets/gone-12345678.js');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await answer.text()).length).toBeLessThan(100);
  expect(api.requests).toEqual([]);
});

it('the server lets caches keep redirects for as long as pages', async () => {
  const { get } = await openServer();
  const [redirect, page] = await Promise.all([get('/?accountId=@komorebi'), get('/@komorebi')]);
  expect(redirect.status).toBe(301);
  expect(redirect.headers.get('cache-control')).toBe(page.headers.get('cache-control'));
});

describe('the Vary header', () => {
  it.each([
    ['/@komorebi', 'Accept-Language, Accept-Encoding'],
    ['/@komorebi?lang=xx', 'Accept-Language, Accept-Encoding'],
    ['/@komorebi?lang=th', 'Accept-Encoding'],
    ['/@komorebi?lang=zh-Hant-HK', 'Accept-Encoding'],
    ['/@komorebi/sitemap.xml?lang=th', 'Accept-Encoding'],
    ['/nowhere/at/all', 'Accept-Language, Accept-Encoding'],
  ])('the Vary header of %s is %s', async (address, vary) => {
    const { get } = await openServer();
    expect((await get(address)).headers.get('vary')).toBe(vary);
  });
});

it('the server never puts values of other query parameters into a page, which caches keep', async () => {
  const { get } = await openServer();
  const names = ['utm_source', 'visitor', 'openQrModal', 'access_token', 'lang', 'accountId', 'liff.state'];
  const html = await (await get(`/@komorebi?${names.map((name) => `${name}=planted`).join('&')}`)).text();
  expect(html).not.toContain('planted');
});

describe('every answer', () => {
  it.each([
    ['a page', '/@komorebi'],
    ['a page that is not there', '/nowhere/at/all'],
    ['the health', '/healthz'],
    ['a missing file', '/assets/gone.js'],
    ['a redirect', '/?accountId=@komorebi'],
    ['a file of an account', '/@komorebi/sitemap.xml'],
    ['the file for crawlers', '/robots.txt'],
  ])('every answer has a policy and cannot be framed: %s', async (_, address) => {
    const { get } = await openServer({ files: filesInFolder(import.meta.dirname) });
    const { headers } = await get(address);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('every answer has both even if rendering the error page fails', async () => {
    const assets = {
      get styles(): string[] {
        throw new Error('Boom');
      },
    };
    const { get } = await openServer({ assets: assets as never });
    const answer = await get('/@komorebi');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('every answer denies browser features that the page does not use', async () => {
    const { get } = await openServer();
    const policy = (await get('/@komorebi')).headers.get('permissions-policy');
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(policy).toContain(`${feature}=()`);
  });

  it('every answer does not move the page to another process once it has begun to arrive, which delays its first paint', async () => {
    const { get } = await openServer();
    for (const path of ['/@komorebi', '/liff/@komorebi', '/nothing/here'])
      expect((await get(path)).headers.has('cross-origin-opener-policy'), path).toBe(false);
  });

  it('every answer lets the page keep the screen awake, but no document framed in it', async () => {
    const { get } = await openServer();
    expect((await get('/@komorebi')).headers.get('permissions-policy')).toMatch(
      /\bscreen-wake-lock=\(self\)/,
    );
  });
});
