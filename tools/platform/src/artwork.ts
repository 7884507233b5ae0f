import type { Hono } from 'hono';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { PlatformEnv } from './platform-context.js';

const folder = join(import.meta.dirname, '../artwork');

const contentTypes: Record<string, string> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Serves the accounts' pictures. A browser revalidates them once a week. */
export function mountArtwork(app: Hono<PlatformEnv>): void {
  app.get('/artwork/:account/:file', async (c) => {
    const { account, file } = c.req.param();
    const contentType = contentTypes[extname(file)];
    if (!contentType || !isPlainName(account) || !isPlainName(file)) return c.notFound();
    const path = join(folder, account, file);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return c.notFound();
    c.header('cache-control', 'public, max-age=604800');
    c.header('cross-origin-resource-policy', 'cross-origin');
    const etag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
    c.header('etag', etag);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    c.header('content-type', contentType);
    // An SVG opened on its own is a document: it must not be able to run anything.
    if (file.endsWith('.svg'))
      c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return c.body(new Uint8Array(await readFile(path)));
  });
}

const isPlainName = (name: string): boolean => /^[a-z0-9][\w-]*(\.[a-z0-9]+)?$/i.test(name);
