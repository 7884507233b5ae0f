import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { acceptedEncoding, compress, type ContentEncoding } from './compressed.js';

const text = 'A page with words: 木漏れ日 ร้านกาแฟ. '.repeat(500);

it.each([undefined, 'gzip', 'br'] as const)(
  'gives a text that was first requested as %s in every encoding',
  async (encoding) => {
    const compressed = await compress(Buffer.from(text), encoding);
    expect(gunzipSync(await compressed.as('gzip')).toString()).toBe(text);
    expect(brotliDecompressSync(await compressed.as('br')).toString()).toBe(text);
    expect(Buffer.from(await compressed.as(undefined)).toString()).toBe(text);
  },
);

it('compresses once for each encoding, and tells about how many bytes both take', async () => {
  const compressed = await compress(Buffer.from(text), 'br');
  expect(await compressed.as('gzip')).toBe(await compressed.as('gzip'));
  const forms: ContentEncoding[] = ['gzip', 'br'];
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
] as const)('chooses, for Accept-Encoding %j, %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
