import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { join } from 'node:path';
import type { PlatformEnv } from './platform-context.js';

/** The part of a request's context that sets a header of its answer. */
interface Answering {
  header: (name: string, value: string) => void;
}

/** Serves the accounts' pictures, and videos in the parts that players ask for. Browsers cache them for a week. */
export function mountArtwork(app: Hono<PlatformEnv>): void {
  app.use('/artwork/*', async (c, next) => {
    await next();
    if (!c.res.ok) return;
    staysForAWeek(c);
    if (c.req.path.endsWith('.svg')) runsNothing(c);
    if (c.req.path.endsWith('.vtt')) c.header('content-type', 'text/vtt; charset=utf-8');
  });
  // Browsers look at these in a 304, too.
  const retainedHeaders = [
    ...RETAINED_304_HEADERS,
    'access-control-allow-origin',
    'cross-origin-resource-policy',
  ];
  app.use('/artwork/*', etag({ retainedHeaders }), serveStatic({ root: join(import.meta.dirname, '..') }));
}

/** Allows pages of other origins to show the response, and browsers to cache it for a week. */
export function staysForAWeek(c: Answering): void {
  c.header('cache-control', 'public, max-age=604800');
  c.header('cross-origin-resource-policy', 'cross-origin');
}

/** Forbids scripts in the response: an SVG opened by itself is a document. */
export function runsNothing(c: Answering): void {
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
}
