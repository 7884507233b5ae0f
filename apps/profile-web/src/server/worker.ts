/// <reference types="vite/types/importMeta.d.ts" />
import { AsyncLocalStorage } from 'node:async_hooks';
import { Hono, type ExecutionContext } from 'hono';
import { cache } from 'hono/cache';
import { etag } from 'hono/etag';
import { misspeltVariables, readConfig } from './config.js';
import { filesOfPlatform, type PlatformFiles } from './files-of-platform.js';
import { createLog } from './log.js';
import { normalisedRequest } from './normalised-request.js';
import { assetsFromManifest, type Manifest } from './page-assets.js';
import { createPageServer } from './page-server.js';

/** What the platform passes to the worker: the variables of the README, and the files of `dist/client`. */
type Environment = Record<string, unknown> & { ASSETS: PlatformFiles };

/** The browser's build, made before this one and bundled: a worker has no folder to read it from. */
const built = import.meta.glob<Manifest>('../../dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
});
const texts = import.meta.glob<string>(
  [
    '../../dist/client/assets/*.css',
    '../../dist/client/assets/service-worker-*.js',
    '../../dist/client/assets/remove-service-worker-*.js',
  ],
  { eager: true, import: 'default', query: '?raw' },
);

/** Context of the pending request. Work that continues after the answer must be passed to it, or it is ended. */
const current = new AsyncLocalStorage<ExecutionContext>();

type Worker = (request: Request, context: ExecutionContext) => Response | Promise<Response>;

/** Opens the page server behind the cache that the platform shares between its machines. */
function open({ ASSETS, ...variables }: Environment): Worker {
  const settings = Object.fromEntries(
    Object.entries(variables).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  const log = createLog((line) => console.log(line), 'info');
  for (const [given, meant] of misspeltVariables(settings))
    log({ level: 'warn', message: `Unknown variable ${given}: did you mean ${meant}?` });
  const [manifest = {}] = Object.values(built);
  const pages = createPageServer({
    config: readConfig(settings),
    assets: assetsFromManifest(manifest, (file) => texts[`../../dist/client/${file}`] ?? ''),
    files: filesOfPlatform(ASSETS),
    // The platform compresses what it sends.
    compresses: false,
    keepAlive: (work) => current.getStore()?.waitUntil(work),
  });
  const shared = new Hono();
  shared.use(cache({ cacheName: 'pages', vary: ['Accept-Language', 'Accept-Encoding'] }));
  shared.all('*', ({ req }) => pages.fetch(req.raw));
  const app = new Hono();
  app.use(etag({ weak: true }));
  app.all('*', ({ req, executionCtx }) => shared.fetch(normalisedRequest(req.raw), undefined, executionCtx));
  return (request, context) => current.run(context, () => app.fetch(request, undefined, context));
}

let worker: Worker | undefined;

/** The page server on `workerd`: see docs/deploying.md. It opens with the first request, which brings the variables. */
export default {
  fetch(request: Request, environment: Environment, context: ExecutionContext): Response | Promise<Response> {
    worker ??= open(environment);
    return worker(request, context);
  },
};
