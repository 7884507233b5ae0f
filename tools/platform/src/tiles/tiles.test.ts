import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { control, startTestPlatform } from '../testing/test-platform.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform({ faults: true });
});
afterAll(() => platform.close());

const get = (path: string) =>
  fetch(`${platform.url}/tiles/${path}`, { headers: { origin: 'https://page.example' } });

const viewBoxOf = async (path: string): Promise<string | undefined> =>
  /^<svg .*viewBox="([^"]+)".+<\/svg>\n$/s.exec(await (await get(path)).text())?.[1];

describe('a tile', () => {
  it('a tile is a picture that any page may show and browsers cache', async () => {
    const response = await get('16/58210/25795.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('max-age=604800');
    expect(response.headers.get('access-control-allow-origin')).toBe('https://page.example');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it.each([
    '12/0/0.svg',
    '12/4095/4095.svg',
    '13/7277/3224.svg',
    '14/14552/6448.svg',
    '15/29105/12897.svg',
    '16/65535/65535.svg',
  ])('a tile is a whole picture at %s', async (path) => {
    expect(await viewBoxOf(path)).toBe('0 0 512 512');
  });

  it('a tile is a part of a picture where the map is nearer', async () => {
    expect(await viewBoxOf('17/116421/51590.svg')).toBe('256 0 256 256');
    expect(await viewBoxOf('19/465687/206367.svg')).toBe('448 448 64 64');
  });

  it.each([
    '11/1000/1000.svg',
    '20/1/1.svg',
    '16/65536/1.svg',
    '16/1/65536.svg',
    '16/-1/1.svg',
    '16/1.5/1.svg',
    '16/1/1.png',
    '16/1/1',
    'x/y/z.svg',
    '16/99999999999999999999/1.svg',
  ])('a tile is a 404 at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('a tile can be made to fail, like every route', async () => {
    await control(platform, 'POST', 'faults', { path: '/tiles/17/**', status: 503, times: 1 });
    expect((await get('17/116420/51590.svg')).status).toBe(503);
    expect((await get('17/116420/51590.svg')).status).toBe(200);
  });
});
