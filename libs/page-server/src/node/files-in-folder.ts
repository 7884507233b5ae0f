import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { cacheControlOfFile } from '../files/site-files.js';
import { acceptedEncodings } from '../pages/compressed.js';

/** Serves the browser's files from a folder, precompressed if a compressed copy is there. */
export function filesInFolder(folder: string): MiddlewareHandler {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, context) => context.header('cache-control', cacheControlOfFile(path)),
  });
  return (context, next) => {
    // `serveStatic` reads neither weights nor capitals.
    const headers = new Headers(context.req.raw.headers);
    headers.set('accept-encoding', acceptedEncodings(headers.get('accept-encoding') ?? undefined).join(', '));
    context.req.raw = new Request(context.req.raw, { headers });
    return serve(context, next);
  };
}

/** Serves the browser's files from a folder, and those that are not there from another one. */
export function filesInFolders(folder: string, other: string): MiddlewareHandler {
  const [first, second] = [filesInFolder(folder), filesInFolder(other)];
  return async (context, next) => {
    let isMissing = false;
    const found = await first(context, () => {
      isMissing = true;
      return Promise.resolve();
    });
    return isMissing ? second(context, next) : found;
  };
}
