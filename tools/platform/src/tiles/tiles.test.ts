import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { control, startTestPlatform } from '../testing/test-platform.js';
import { drawTile, MAXIMUM_ZOOM, MINIMUM_ZOOM, TILE_SIZE } from './draw-tile.js';
import { toPlan, toWorld } from './world.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform({ faults: true });
});
afterAll(() => platform.close());

const get = (path: string) =>
  fetch(`${platform.url}/tiles/${path}`, { headers: { origin: 'https://page.example' } });

/** Komorebi's tile, by zoom. */
const komorebi = (zoom: number) => ({
  zoom,
  column: Math.floor(58210 * 2 ** (zoom - 16)),
  row: Math.floor(25795 * 2 ** (zoom - 16)),
});

describe('a tile', () => {
  it('is a picture that any page may show and browsers cache', async () => {
    const response = await get('16/58210/25795.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('max-age=604800');
    expect(response.headers.get('access-control-allow-origin')).toBe('https://page.example');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await response.text()).toBe(drawTile(komorebi(16)));
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
  ])('is a 404 at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('can be made to fail, like every route', async () => {
    await control(platform, 'POST', 'faults', { path: '/tiles/17/**', status: 503, times: 1 });
    expect((await get('17/116420/51590.svg')).status).toBe(503);
    expect((await get('17/116420/51590.svg')).status).toBe(200);
  });
});

describe('the map', () => {
  const zooms = Array.from({ length: MAXIMUM_ZOOM - MINIMUM_ZOOM + 1 }, (_, index) => MINIMUM_ZOOM + index);

  it.each(zooms)('has no seams at zoom %i', (zoom) => {
    const left = komorebi(zoom);
    const right = { ...left, column: left.column + 1 };
    const beyond = pointsOf(drawTile(left)).filter(({ x }) => x > TILE_SIZE - 6 && x < TILE_SIZE + 6);
    const there = pointsOf(drawTile(right));
    const missing = beyond.filter(
      ({ x, y }) => !there.some((point) => Math.abs(point.x + TILE_SIZE - x) + Math.abs(point.y - y) < 0.3),
    );
    expect(missing).toEqual([]);
  });

  it('also covers the edges of the world', () => {
    const last = 2 ** MINIMUM_ZOOM - 1;
    for (const [column, row] of [
      [0, 0],
      [last, last],
    ] as const)
      expect(drawTile({ zoom: MINIMUM_ZOOM, column, row })).toMatch(/^<svg .+<\/svg>\n$/);
  });

  it('maps points of the world back to the plan', () => {
    for (const place of [
      { x: 15_888_286, y: 3_639_312 },
      { x: 14_308_742, y: 5_105_648 },
    ]) {
      const back = toPlan(toWorld(place));
      expect(Math.hypot(back.x - place.x, back.y - place.y)).toBeLessThan(1);
    }
  });
});

/** The points of all lines. */
const pointsOf = (tile: string): { x: number; y: number }[] =>
  [...tile.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
