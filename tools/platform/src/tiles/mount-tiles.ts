import type { Hono } from 'hono';
import { runsNothing, staysForAWeek } from '../artwork.js';
import type { PlatformEnv } from '../platform-context.js';
import { drawTile, MAXIMUM_ZOOM, MINIMUM_ZOOM, type TileAddress } from './draw-tile.js';

/** Serves a map of a fictional town, for pages that show where an account is. */
export function mountTiles(app: Hono<PlatformEnv>): void {
  app.get('/tiles/:zoom/:column/:file', (c) => {
    const { zoom, column, file } = c.req.param();
    const address = tileAddress(zoom, column, file);
    if (!address) return c.notFound();
    staysForAWeek(c);
    runsNothing(c);
    return c.body(drawTile(address), 200, { 'content-type': 'image/svg+xml; charset=utf-8' });
  });
}

/** Undefined if there is no such tile. */
function tileAddress(zoomText: string, columnText: string, file: string): TileAddress | undefined {
  const [, rowText = ''] = /^(\d+)\.svg$/.exec(file) ?? [];
  if (![zoomText, columnText, rowText].every((text) => /^\d{1,7}$/.test(text))) return undefined;
  const [zoom, column, row] = [Number(zoomText), Number(columnText), Number(rowText)];
  if (zoom < MINIMUM_ZOOM || zoom > MAXIMUM_ZOOM) return undefined;
  return Math.max(column, row) < 2 ** zoom ? { zoom, column, row } : undefined;
}
