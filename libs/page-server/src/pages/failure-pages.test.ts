import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';

it('an error page is the same in gzip and without, with the ways of its own visit', async () => {
  const { get, api } = await openServer();
  api.answer(404);
  for (const [account, other] of [
    ['@one', '@two'],
    ['@two', '@one'],
  ]) {
    const plain = await get(`/${account}`);
    const text = await plain.text();
    expect(text).toContain(encodeURIComponent(account ?? ''));
    expect(text).not.toContain(encodeURIComponent(other ?? ''));
    const zipped = await get(`/${account}`, { 'accept-encoding': 'br, gzip' });
    expect(zipped.status).toBe(404);
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('vary')).toBe(plain.headers.get('vary'));
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(text);
  }
});
