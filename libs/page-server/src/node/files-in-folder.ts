import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { cacheControlOfFile } from '../files/site-files.js';

/** Serves the browser's files from a folder, precompressed if a compressed copy is there. */
export const filesInFolder = (folder: string): MiddlewareHandler =>
  serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, context) => context.header('cache-control', cacheControlOfFile(path)),
  });
