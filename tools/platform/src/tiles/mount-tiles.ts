import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { runsNothing, staysForAWeek } from '../artwork.js';
import type { PlatformEnv } from '../platform-context.js';

const file = join(import.meta.dirname, '../../artwork/tiles.json');

/** The drawn tiles, by zoom, column and row. */
type Pictures = Readonly<Record<string, string>>;

/** The zoom levels with tiles, and the nearest of which there are pictures: tiles beyond are cut out of its. */
const zooms = { farthest: 12, nearest: 19, pictured: 16 };

/** After so many tiles of the nearest pictures the town is repeated: half as many for each level farther away. */
const PERIOD = 8;

/** Serves a map of a fictional town, for pages that show where an account is. */
export function mountTiles(app: Hono<PlatformEnv>): void {
  let pictures: Promise<Pictures> | undefined;
  const read = async (): Promise<Pictures> => JSON.parse(await readFile(file, 'utf8')) as Pictures;
  app.get('/tiles/:zoom/:column/:file', async (c) => {
    const { zoom, column, file } = c.req.param();
    const words = [zoom, column, /^(\d+)\.svg$/.exec(file)?.[1] ?? ''];
    const [z = 0, x = 0, y = 0] = words.map(Number);
    const isTile = words.every((word) => /^\d{1,7}$/.test(word)) && Math.max(x, y) < 2 ** z;
    if (!isTile || z < zooms.farthest || z > zooms.nearest) return c.notFound();
    const drawn = tile(await (pictures ??= read()), z, x, y);
    if (drawn === undefined) return c.notFound();
    staysForAWeek(c);
    runsNothing(c);
    return c.body(drawn, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
    });
  });
}

function tile(pictures: Pictures, zoom: number, column: number, row: number): string | undefined {
  const level = Math.min(zoom, zooms.pictured);
  const period = Math.max(1, PERIOD / 2 ** (zooms.pictured - level));
  const parts = 2 ** (zoom - level);
  const [x, y] = [column, row].map((place) => Math.floor(place / parts) % period);
  const picture = pictures[`${level}-${x}-${y}`];
  return picture?.replace(/viewBox="0 0 (\d+) \d+"/, (_, size: string) => {
    const side = Number(size) / parts;
    return `viewBox="${(column % parts) * side} ${(row % parts) * side} ${side} ${side}"`;
  });
}
