import type { Context, Hono } from 'hono';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { byteRange } from './byte-range.js';
import type { PlatformEnv } from './platform-context.js';

const folder = join(import.meta.dirname, '../artwork');

const contentTypes: Record<string, string> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Serves the accounts' pictures and videos. Browsers cache them for a week. */
export function mountArtwork(app: Hono<PlatformEnv>): void {
  app.get('/artwork/:account/:file', async (c) => {
    const { account, file } = c.req.param();
    const contentType = contentTypes[extname(file)];
    if (!contentType || !isPlainName(account) || !isPlainName(file)) return c.notFound();
    const path = join(folder, account, file);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return c.notFound();
    const etag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
    c.header('etag', etag);
    staysForAWeek(c);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    c.header('content-type', contentType);
    if (file.endsWith('.svg')) runsNothing(c);
    return sendBytes(c, new Uint8Array(await readFile(path)));
  });
}

/** Allows pages of other origins to show the response, and browsers to cache it for a week. */
export function staysForAWeek(c: Context): void {
  c.header('cache-control', 'public, max-age=604800');
  c.header('cross-origin-resource-policy', 'cross-origin');
}

/** Forbids scripts in the response: an SVG opened by itself is a document. */
export function runsNothing(c: Context): void {
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
}

/** Sends all bytes, or the requested range: Safari plays no video from a server without ranges. */
function sendBytes(c: Context, bytes: Uint8Array<ArrayBuffer>): Response {
  c.header('accept-ranges', 'bytes');
  const range = byteRange(c.req.header('range'), bytes.length);
  if (range === undefined) return c.body(bytes);
  if (range === 'unsatisfiable') {
    c.header('content-range', `bytes */${bytes.length}`);
    return c.body(null, 416);
  }
  const { first, last } = range;
  c.header('content-range', `bytes ${first}-${last}/${bytes.length}`);
  return c.body(bytes.slice(first, last + 1), 206);
}

const isPlainName = (name: string): boolean => /^[a-z0-9][\w-]*(\.[a-z0-9]+)?$/i.test(name);
