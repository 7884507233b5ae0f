import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { cacheControlOfFile } from '../files/site-files.js';

/** A platform's own file server. */
export interface PlatformFiles {
  fetch(request: Request): Promise<Response>;
}

/** Serves the browser's files from the platform, with the same headers as elsewhere. */
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
