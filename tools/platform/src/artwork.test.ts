import { mediaFeed as schema } from '@oa-profile/plugin-media-feed/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from './index.js';
import { profileOf, startTestPlatform } from './testing/test-platform.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

describe('a video', () => {
  const videos = async () => {
    const feed = { accountId: '@komorebi', pageId: 'home', type: 'MEDIA', pluginId: 'media' } as const;
    const { items } = await profileOf(platform).getSubPagePlugin(feed, { schema });
    return items.filter(({ kind }) => kind === 'video');
  };

  it('a video exists, with its poster and its captions', async () => {
    const found = await videos();
    expect(found).toHaveLength(2);
    for (const { videoUrl = '', pictures } of found) {
      expect((await fetch(videoUrl)).headers.get('content-type')).toBe('video/mp4');
      expect((await fetch(pictures[0]?.url ?? '')).status).toBe(200);
    }
    const captions = await fetch(found[0]?.captionsUrl ?? '', {
      headers: { origin: 'https://page.example' },
    });
    expect(captions.headers.get('access-control-allow-origin')).toBe('https://page.example');
    expect(await captions.text()).toMatch(/^WEBVTT\n/);
  });

  it('a video can be loaded in parts, as players do', async () => {
    const [{ videoUrl = '' } = {}] = await videos();
    const all = new Uint8Array(await (await fetch(videoUrl)).arrayBuffer());
    const part = await fetch(videoUrl, { headers: { range: 'bytes=4-7' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${all.length}`);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(all.slice(4, 8));
    const beyond = await fetch(videoUrl, { headers: { range: `bytes=${all.length}-` } });
    expect(beyond.status).toBe(416);
  });
});
