import { mediaFeed as schema } from '@oa-profile/plugin-media-feed/data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { profileOf, startTestPlatform } from '../testing/test-platform.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

it('has the total number of posts on every page of the feed', async () => {
  const feed = { accountId: '@komorebi', pageId: 'home', type: 'MEDIA', pluginId: 'media' } as const;
  const profile = profileOf(platform);
  const first = await profile.getSubPagePlugin(feed, { schema });
  expect(first.items).toHaveLength(6);
  expect(first.total).toBe(26);
  const next = await profile.getSubPagePlugin(feed, { schema, cursor: first.nextCursor ?? '' });
  expect(next.total).toBe(26);
});
