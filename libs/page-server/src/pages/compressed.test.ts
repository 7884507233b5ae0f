import { brotliDecompressSync, Gzip, gunzipSync, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import { acceptedEncodings, compress, type ContentEncoding, type TextParts } from './compressed.js';

const text = 'A page with words: 木漏れ日 ร้านกาแฟ. '.repeat(500);
const styles = Buffer.from(
  Array.from(
    { length: 3000 },
    (_, index) => `._${index} { inline-size: ${(index * 7919) % 1013}px; }\n`,
  ).join(''),
);
/** A text with styles in it. */
const styled = (words: string): TextParts => [Buffer.from('<style>'), styles, Buffer.from(words)];

it.each([undefined, 'gzip', 'br'] as const)(
  'a compressed text gives a text that was first requested as %s in every encoding',
  async (encoding) => {
    for (const parts of [styled(text), styled('other words'), styled('')]) {
      const whole = Buffer.concat(parts).toString();
      const compressed = await compress(parts, encoding);
      expect(gunzipSync(await compressed.as('gzip')).toString()).toBe(whole);
      expect(brotliDecompressSync(await compressed.as('br')).toString()).toBe(whole);
      expect(Buffer.from(await compressed.as(undefined)).toString()).toBe(whole);
    }
  },
);

it('a compressed text gives a text without a shared part in every encoding', async () => {
  const compressed = await compress([Buffer.from(text), new Uint8Array(), Buffer.from(text)]);
  expect(gunzipSync(await compressed.as('gzip')).toString()).toBe(text + text);
});

it('a compressed text makes gzip no larger by compressing the shared part on its own', async () => {
  // The end repeats the styles, so that it can refer to them.
  const parts = styled(styles.subarray(-20_000).toString());
  const compressed = await compress(parts, 'gzip');
  expect((await compressed.as('gzip')).byteLength).toBeLessThanOrEqual(
    gzipSync(Buffer.concat(parts)).byteLength,
  );
});

it('a compressed text unpacks one copy for all who ask for the text at once', async () => {
  const compressed = await compress(styled(text), 'br');
  const copies = await Promise.all(Array.from({ length: 20 }, () => compressed.as(undefined)));
  expect(new Set(copies).size).toBe(1);
});

it('a compressed text compresses once for each encoding, and tells about how many bytes both take', async () => {
  const compressed = await compress(styled(text), 'br');
  expect(await compressed.as('gzip')).toBe(await compressed.as('gzip'));
  const forms: ContentEncoding[] = ['gzip', 'br'];
  const sizes = await Promise.all(forms.map(async (form) => (await compressed.as(form)).byteLength));
  const together = sizes.reduce((sum, size) => sum + size, 0);
  expect(compressed.bytes).toBeGreaterThan(together / 2);
  expect(compressed.bytes).toBeLessThan(together * 2);
});

it('a compressed text that could not be compressed once is compressed for the next one who asks', async () => {
  const compressed = await compress(styled(text), 'br');
  vi.spyOn(Gzip.prototype, 'end').mockImplementationOnce(function (this: Gzip) {
    return this.destroy(new Error('No memory'));
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(compressed.as('gzip')).rejects.toThrow('No memory');
  expect(gunzipSync(await compressed.as('gzip')).toString()).toContain(text);
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
] as const)('a compressed text chooses, for Accept-Encoding %j, %s', (header, encoding) => {
  expect(acceptedEncodings(header)[0]).toBe(encoding);
});
