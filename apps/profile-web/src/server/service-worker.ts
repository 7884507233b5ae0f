import type { Hono } from 'hono';
import { serviceWorkerPath } from '../shared/service-worker.js';
import type { ServerConfig } from './config.js';
import type { PageAssets } from './page-assets.js';
import { serviceWorkerPolicy } from './security-headers.js';

/**
 * Answers with the service worker that keeps what visitors have seen, or, where that is switched off, with one that
 * removes it from their devices. Browsers look for another one with each page that they open: no cache may be in between.
 */
export function mountServiceWorker(
  app: Hono,
  { config, assets }: { config: ServerConfig; assets: PageAssets },
): void {
  app.get(serviceWorkerPath, (context) =>
    context.body(assets.serviceWorker(config.public.offlinePages ? 'keeps' : 'removes'), 200, {
      'content-type': 'text/javascript; charset=UTF-8',
      'cache-control': 'no-cache',
      'content-security-policy': serviceWorkerPolicy,
    }),
  );
}
