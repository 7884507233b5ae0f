import type { Handler } from 'hono';
import type { ServerConfig } from '../requests/config.js';
import type { PageAssets } from '../documents/page-assets.js';
import { serviceWorkerPolicy } from '../requests/security-headers.js';

/**
 * Serves the service worker that keeps seen pages, or, if that is switched off, one that removes them from devices.
 * Browsers check for a new one whenever they open a page, so no cache may keep it.
 */
export const answerServiceWorker =
  (config: ServerConfig, assets: PageAssets): Handler =>
  (context) =>
    context.body(assets.serviceWorker(config.public.offlinePages ? 'keeps' : 'removes'), 200, {
      'content-type': 'text/javascript; charset=UTF-8',
      'cache-control': 'no-cache',
      'content-security-policy': serviceWorkerPolicy,
    });
