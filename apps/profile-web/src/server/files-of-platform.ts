import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { cacheControlOfFile } from './site-files.js';

/** A platform's own server of files. */
export interface PlatformFiles {
  fetch(request: Request): Promise<Response>;
}

/** Answers with the browser's files as the platform has them, and with the headers that they have everywhere. */
export function filesOfPlatform(files: PlatformFiles): MiddlewareHandler {
  return async ({ req }, next) => {
    const found = await files.fetch(new Request(req.url, { method: req.method }));
    if (!found.ok) return next();
    const answer = new Response(found.body, found);
    const type = getMimeType(req.path);
    if (type) answer.headers.set('content-type', type);
    answer.headers.set('cache-control', cacheControlOfFile(req.path));
    return answer;
  };
}
