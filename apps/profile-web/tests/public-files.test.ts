import { readFileSync } from 'node:fs';
import { accountManifest } from '@oa-profile/page-server/files';
import { expect, it } from 'vitest';

const bytesOf = (path: string): Buffer => readFileSync(new URL(`../public${path}`, import.meta.url));
const widthOf = (path: string): number => bytesOf(path).readUInt32BE(16);

it.each<[path: string, width?: number]>([
  ['/favicon.ico'],
  ['/favicon.svg'],
  ['/apple-touch-icon.png', 180],
  ['/share.png', 1200],
])('the picture that documents name is there, small, and as wide as it should be: %s', (path, width) => {
  expect(bytesOf(path).length).toBeLessThan(20_000);
  if (width) expect(widthOf(path)).toBe(width);
});

it('the manifest of an account names icons that are there, with their sizes', async () => {
  const account = { name: 'Komorebi Coffee', basicSearchId: '@412kmrbi' };
  const { content } = await accountManifest({ answer: { account }, language: 'en' } as Parameters<
    typeof accountManifest
  >[0]);
  const { icons } = JSON.parse(content) as { icons: { src: string; sizes: string }[] };
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) {
    expect(`${widthOf(src)}x${widthOf(src)}`).toBe(sizes);
    expect(bytesOf(src).length).toBeLessThan(20_000);
  }
});
