import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { cacheControlOfFile } from './site-files.js';

/** Answers with the browser's files out of a folder, packed beforehand where they are. */
export const filesInFolder = (folder: string): MiddlewareHandler =>
  serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, context) => context.header('cache-control', cacheControlOfFile(path)),
  });
