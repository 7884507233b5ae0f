import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { acceptedPacking, compress, type Packing } from './compressed.js';

const text = 'A page with words: 木漏れ日 ร้านกาแฟ. '.repeat(500);

it.each([undefined, 'gzip', 'br'] as const)(
  'packs a text that was asked for as %s first into every form',
  async (packing) => {
    const compressed = await compress(Buffer.from(text), packing);
    expect(gunzipSync(await compressed.as('gzip')).toString()).toBe(text);
    expect(brotliDecompressSync(await compressed.as('br')).toString()).toBe(text);
    expect(Buffer.from(await compressed.as(undefined)).toString()).toBe(text);
  },
);

it('packs a form once, and says about how much room both take', async () => {
  const compressed = await compress(Buffer.from(text), 'br');
  expect(await compressed.as('gzip')).toBe(await compressed.as('gzip'));
  const forms: Packing[] = ['gzip', 'br'];
  const sizes = await Promise.all(forms.map(async (form) => (await compressed.as(form)).byteLength));
  const together = sizes.reduce((sum, size) => sum + size, 0);
  expect(compressed.bytes).toBeGreaterThan(together / 2);
  expect(compressed.bytes).toBeLessThan(together * 2);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['GZIP', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('takes of %j %s', (header, packing) => {
  expect(acceptedPacking(header)).toBe(packing);
});
