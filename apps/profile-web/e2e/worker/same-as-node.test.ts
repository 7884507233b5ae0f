import type { APIRequestContext, APIResponse } from '@playwright/test';
import { addresses } from '../support/addresses.js';
import { expect, test } from '../support/fixtures.js';

/** The same page server on Node, configured with the public address of the one on workerd. */
const node = `http://localhost:${Number(new URL(addresses.page).port) + 1}`;

const headers = { 'accept-language': 'ko;q=0.3, th-TH, en;q=0.1' };
const paths = [
  '/@komorebi?lang=en',
  '/@komorebi',
  '/@baanrimnam?lang=ja&key=a1&utm_source=mail',
  '/@komorebi/place?lang=zh-TW',
  '/@komorebi/faq?lang=id',
  '/@komorebi/reservation',
  '/@komorebi/report?lang=en',
  '/liff/@komorebi',
  '/liff?liff.state=%2F%40komorebi',
  '/@komorebi/contact.vcf',
  '/@komorebi/manifest.webmanifest',
  '/@nobody?lang=en',
  '/@komorebi/no-such-view',
  '/@blocked',
  '/',
  '/robots.txt',
  '/service-worker.js',
  '/favicon.svg',
  '/assets/gone-12345678.js',
];

/** Removes what differs each time: the time of rendering, and the headers that the cache adds. */
async function told(answer: APIResponse): Promise<unknown> {
  const all = answer.headers();
  const names = ['content-type', 'cache-control', 'content-security-policy', 'x-frame-options', 'location'];
  return {
    status: answer.status(),
    ...Object.fromEntries(names.map((name) => [name, all[name]?.toLowerCase().replaceAll('; ', ';')])),
    body: (await answer.text()).replace(/"renderedAt":\d+/, ''),
  };
}

const ask = (request: APIRequestContext, url: string): Promise<APIResponse> =>
  request.get(url, { headers, maxRedirects: 0 });

test('every kind of page, view, file and failure is the same as on Node', async ({ request }) => {
  test.setTimeout(180_000);
  for (const path of paths)
    // On a busy machine one of the two may have had too little time for all data. Soon both have them.
    await expect(async () => {
      const [here, there] = [await ask(request, addresses.page + path), await ask(request, node + path)];
      expect(await told(here), path).toEqual(await told(there));
    }).toPass({ timeout: 90_000 });
});

test('every file that a page names exists, and may be cached forever, but for the early script', async ({
  request,
}) => {
  const html = await (await ask(request, `${addresses.page}/@komorebi`)).text();
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const answer = await ask(request, addresses.page + file);
    expect(answer.status(), file).toBe(200);
    const control = file.includes('/early-') ? 'max-age=0' : 'immutable';
    expect(answer.headers()['cache-control'], file).toContain(control);
    expect(await answer.text(), file).toBe(await (await ask(request, node + file)).text());
  }
});

test('a second request is answered by the cache, also for equivalent headers of other browsers', async ({
  request,
}) => {
  const from = async (acceptLanguage: string, query = ''): Promise<Record<string, string>> => {
    const answer = await request.get(`${addresses.page}/@melati${query}`, {
      headers: { 'accept-language': acceptLanguage },
    });
    expect(answer.status()).toBe(200);
    return answer.headers();
  };
  const isKept = (answered: Record<string, string>): boolean => answered['cf-cache-status'] === 'HIT';
  expect(isKept(await from('th-TH,th;q=0.9'))).toBe(false);
  await expect.poll(async () => isKept(await from('fr,th;q=0.9', '?utm_source=mail'))).toBe(true);
  expect(isKept(await from('ja'))).toBe(false);
});

test('a client that has the page gets a 304, whether or not it is in the cache', async ({ request }) => {
  for (const path of ['/@harbor?lang=ko', '/@harbor?lang=ko', '/favicon.svg']) {
    const { etag = '' } = (await ask(request, addresses.page + path)).headers();
    expect(etag, path).toMatch(/^(W\/)?"/);
    const again = await request.get(addresses.page + path, {
      headers: { ...headers, 'if-none-match': etag },
    });
    expect(again.status(), path).toBe(304);
    expect(await again.text()).toBe('');
  }
});
