import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { readConfig } from '../requests/config.js';
import { createPageAssets } from '../documents/page-assets.js';
import { createPageServer } from '../page-server.js';
import { startFakeApi } from '../testing/fake-api.js';
import { sampleFiles } from '../testing/sample-files.js';
import { samplePage } from '../testing/sample-page.js';
import { plugins } from '../testing/plugins.js';

async function open() {
  const api = await startFakeApi(samplePage());
  return createPageServer({
    plugins,
    config: readConfig({
      API_URL: api.url,
      PUBLIC_URL: 'https://page.example',
      APP_NAME: 'Harbor Chat',
      APP_ADD_FRIEND_LINK: 'https://app.example/add/{searchId}',
    }),
    assets: createPageAssets(sampleFiles, String),
    log: () => undefined,
  });
}

it('the QR code of an account has the code that adds the account as a friend, with its ground, at the address in the page', async () => {
  const app = await open();
  const html = await (await app.request('/@komorebi?lang=en')).text();
  const [, source = ''] = /<img [^>]*src="([^"]+qr\.svg)"/.exec(html) ?? [];
  expect(source).toBe('/@komorebi/qr.svg');
  const answer = await app.request(source);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  const svg = await answer.text();
  const { data } = encode('https://app.example/add/%40komorebi', { ecc: 'M', border: 2 });
  const dark = data.flat().filter(Boolean).length;
  expect(dark).toBeGreaterThan(100);
  expect(svg.match(/h10v10h-10z/g)).toHaveLength(dark);
  const [, side] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  expect(svg).toContain(`<rect fill="white" width="${side}" height="${side}"/><path fill="black"`);
});

it('the QR code of an account says nothing of the visitor, and may be cached like the page', async () => {
  const app = await open();
  const [code, page] = await Promise.all([
    app.request('/@komorebi/qr.svg?key=k1'),
    app.request('/@komorebi?lang=en'),
  ]);
  expect(await code.text()).toBe(await (await app.request('/@komorebi/qr.svg')).text());
  expect(code.headers.get('cache-control')).toBe(page.headers.get('cache-control'));
});
