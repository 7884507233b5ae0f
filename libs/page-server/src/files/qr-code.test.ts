import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';

const open = async () =>
  (
    await openServer({
      env: { APP_NAME: 'Harbor Chat', APP_ADD_FRIEND_LINK: 'https://app.example/add/{searchId}' },
    })
  ).app;

it('the QR code of an account has the code that adds the account as a friend, with its ground, at the address in the page', async () => {
  const app = await open();
  const html = await (await app.request('/@komorebi?lang=en')).text();
  const [, source = ''] = /<img [^>]*src="([^"]+qr\.svg)"/.exec(html) ?? [];
  expect(source).toBe('/@komorebi/qr.svg');
  const answer = await app.request(source);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  const svg = await answer.text();
  const { data } = encode('https://app.example/add/%40komorebi', { ecc: 'M', border: 4 });
  const dark = data.flat().filter(Boolean).length;
  expect(dark).toBeGreaterThan(100);
  expect(svg.match(/h10v10h-10z/g)).toHaveLength(dark);
  // The standard asks for a quiet zone of four modules on each side.
  expect(Math.min(...Array.from(svg.matchAll(/M(\d+),/g), ([, x]) => Number(x)))).toBe(40);
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
