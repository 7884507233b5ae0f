import type { Image, ShareImage } from '@oa-profile/api-client';
import { accountPage } from '@oa-profile/api-client/internal/schemas';
import { announcements } from '@oa-profile/plugin-announcements/data';
import { coupons as couponSchema } from '@oa-profile/plugin-coupon/data';
import { mediaFeed } from '@oa-profile/plugin-media-feed/data';
import { readFileSync } from 'node:fs';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from './index.js';
import { shareSize, shareUrlOf } from './seeds/share-images.js';
import { sharedPictures } from './seeds/shared-pictures.js';
import { profileOf, startTestPlatform } from './testing/test-platform.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

/** The size of a JPEG or PNG, read from its header. */
function sizeOf(bytes: Buffer): { width: number; height: number } {
  if (bytes.subarray(1, 4).toString() === 'PNG')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    // Baseline and progressive frames.
    if (marker === 0xffc0 || marker === 0xffc2)
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  throw new Error('neither a JPEG nor a PNG');
}

describe('pictures for previews', () => {
  const drawings = [...new Set(sharedPictures().map(({ url }) => url))].filter(shareUrlOf);

  it.each(drawings)('pictures for previews have a copy in a format that messengers support: %s', (url) => {
    const file = new URL(`..${shareUrlOf(url)}`, import.meta.url);
    expect(sizeOf(readFileSync(file))).toEqual(shareSize);
  });

  it('pictures for previews are sent with the account, its coupons, posts and announcements', async () => {
    const api = profileOf(platform);
    const page = parse(accountPage, await api.getAccountPage('@komorebi'));
    const news = parse(announcements, page.sections.find(({ type }) => type === 'announcements')?.data);
    const own = { accountId: '@komorebi', pageId: 'home' };
    const { items: coupons } = await api.getSubPagePlugin(
      { ...own, type: 'COUPON', pluginId: 'coupon' },
      { schema: couponSchema },
    );
    const { items: posts } = await api.getSubPagePlugin(
      { ...own, type: 'MEDIA', pluginId: 'media' },
      { schema: mediaFeed },
    );
    const withPicture: { picture?: Image | undefined; shareImage?: ShareImage | undefined }[] = [
      { picture: page.account.cover, shareImage: page.account.shareImage },
      ...[...news.items, ...coupons].filter(({ picture }) => picture),
      ...posts.map(({ pictures, shareImage }) => ({ picture: pictures[0], shareImage })),
    ];
    expect(withPicture.length).toBeGreaterThan(10);
    for (const { shareImage } of withPicture) {
      expect(shareImage).toMatchObject(shareSize);
      const answer = await fetch(shareImage?.url ?? '');
      expect(answer.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/);
      expect(sizeOf(Buffer.from(await answer.arrayBuffer()))).toEqual(shareSize);
    }
  });
});
