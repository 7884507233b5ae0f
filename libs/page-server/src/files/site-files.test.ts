import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { samplePage } from '../testing/sample-page.js';
import { openServer, type OpenServer } from '../testing/open-server.js';
import { cacheControlOfFile } from './site-files.js';

function open(env: Record<string, string> = {}): Promise<OpenServer> {
  const faq = { items: [{ id: 'book', question: 'Can I book a table & two chairs?', answer: 'Yes.' }] };
  const page = samplePage({}, { address: { text: 'Yanaka' } });
  const sections = [...page.sections, { type: 'faq', id: 'questions', data: faq }];
  return openServer({ page: { ...page, sections }, env });
}

const textAt = async (app: Hono, path: string): Promise<string> => (await app.request(path)).text();

describe('the manifest of an account', () => {
  it('the manifest of an account is linked by its page, and named after it', async () => {
    const { app } = await open();
    const html = await textAt(app, '/liff/@komorebi?lang=th');
    const [, href = ''] = /<link rel="manifest" href="([^"]+)">/.exec(html) ?? [];
    const answer = await app.request(href);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    expect(await answer.json()).toMatchObject({
      id: '/@komorebi',
      name: 'Komorebi Coffee',
      lang: 'th',
      start_url: '/@komorebi?lang=th',
    });
  });
});

describe("an account's sitemap", () => {
  it("an account's sitemap has the profile, the place and the items, in every language and with their alternates", async () => {
    const { app } = await open();
    const answer = await app.request('/@412kmrbi/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(addresses).toHaveLength(3 * 7);
    for (const path of ['', '/place', '/faq/book']) {
      expect(addresses).toContain(`https://page.example/@komorebi${path}`);
      expect(addresses).toContain(`https://page.example/@komorebi${path}?lang=zh-TW`);
    }
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(3 * 7);
    for (const url of addresses) {
      expect((await app.request(new URL(url ?? '').pathname)).status, url).toBe(200);
    }
  });

  it("an account's sitemap does not exist for an unknown account", async () => {
    const { app, api } = await open();
    api.answer(404);
    expect((await app.request('/@nobody/sitemap.xml')).status).toBe(404);
  });
});

describe('the sitemap of the site', () => {
  it('the sitemap of the site lists the configured accounts, and robots.txt names it', async () => {
    const { app, api } = await open({ SITEMAP_ACCOUNTS: '@komorebi, @shanlan' });
    const xml = await textAt(app, '/sitemap.xml');
    expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://page.example/@komorebi/sitemap.xml',
      'https://page.example/@shanlan/sitemap.xml',
    ]);
    expect(await textAt(app, '/robots.txt')).toContain('\nSitemap: https://page.example/sitemap.xml\n');
    expect(api.requests).toEqual([]);
  });

  it('the sitemap of the site is made once, compressed as it is asked for, and takes little of a thousand who ask', async () => {
    const accounts = Array.from({ length: 8000 }, (_, number) => `@shop-${number}`).join(' ');
    const { app } = await open({ SITEMAP_ACCOUNTS: accounts });
    const ask = async (encoding: string): Promise<ArrayBuffer> => {
      const answer = await app.request('/sitemap.xml', { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding || null);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      return answer.arrayBuffer();
    };
    const plain = Buffer.from(await ask('')).toString();
    expect(gunzipSync(await ask('gzip')).toString()).toBe(plain);
    expect(brotliDecompressSync(await ask('br')).toString()).toBe(plain);
    const made = vi.spyOn(TextEncoder.prototype, 'encode');
    const all = await Promise.all(Array.from({ length: 1000 }, () => ask('gzip')));
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
    expect(all.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(100 * plain.length);
  });

  it('the sitemap of the site does not exist when no accounts are configured', async () => {
    const { app, api } = await open();
    expect((await app.request('/sitemap.xml')).status).toBe(404);
    expect(await textAt(app, '/robots.txt')).not.toContain('Sitemap');
    expect(api.requests).toEqual([]);
  });
});

describe('security.txt', () => {
  it('security.txt names the contact, and until when that is valid', async () => {
    const { app } = await open({ SECURITY_CONTACT: 'mailto:security@page.example' });
    const answer = await app.request('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await answer.text()).split('\n')).toEqual([
      'Contact: mailto:security@page.example',
      'Expires: 2027-05-20T03:00:00.000Z',
      'Canonical: https://page.example/.well-known/security.txt',
      '',
    ]);
  });

  it('security.txt does not exist without a contact', async () => {
    const { app, api } = await open();
    expect((await app.request('/.well-known/security.txt')).status).toBe(404);
    expect(api.requests).toEqual([]);
  });
});

it.each([
  ['/assets/main-abc.js', 'public, max-age=31536000, immutable'],
  ['/assets/late-early-abc.js', 'public, max-age=31536000, immutable'],
  // It mends the others, and nothing would mend a damaged copy of it.
  ['/assets/early-abc.js', 'public, max-age=0, s-maxage=31536000'],
  ['folder/assets/early-abc.js', 'public, max-age=0, s-maxage=31536000'],
  ['/favicon.ico', 'public, max-age=3600'],
])('a file of the build says how long it may be kept: %s', (path, control) => {
  expect(cacheControlOfFile(path)).toBe(control);
});
