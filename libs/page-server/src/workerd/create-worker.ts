import { AsyncLocalStorage } from 'node:async_hooks';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { PluginFile } from '@oa-profile/plugin-sdk/internal';
import { Hono, type ExecutionContext, type Handler, type MiddlewareHandler } from 'hono';
import { cache } from 'hono/cache';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import { createPageAssets, type PageFiles } from '../documents/page-assets.js';
import { filesOfEveryAccount } from '../files/files-of-every-account.js';
import { speculationRulesPath } from '../files/speculation-rules.js';
import { filesOf } from '../documents/site.js';
import { createPageServer } from '../page-server.js';
import { readConfig } from '../requests/config.js';
import { fileParameters, normalisedRequest, pageParameters, withOwnQuery } from './normalised-request.js';
import { cacheControlOfFile } from '../files/site-files.js';

/** Options of {@link createWorker}. */
export interface WorkerOptions {
  /** The host's list of plugins. */
  plugins: readonly Plugin[];
  /** The list of the browser's files. */
  files: PageFiles;
  /** Texts of the style sheets and service workers among them, by name. A worker has no folder to read them from. */
  texts: Readonly<Record<string, string>>;
}

/** What the platform passes to the worker: the variables of docs/deploying.md, and the files of `dist/client`. */
export type WorkerEnvironment = Record<string, unknown> & { ASSETS: PlatformFiles };

/** The default export of a worker's module. */
export interface PageWorker {
  fetch(
    request: Request,
    environment: WorkerEnvironment,
    context: ExecutionContext,
  ): Response | Promise<Response>;
}

/**
 * What is kept beside code and pending work in an isolate of 128 MB, as such networks have. The platform has a cache of its
 * own in front.
 */
const ISOLATE = { API_CACHE_MEGABYTES: '8', PAGE_CACHE_MEGABYTES: '8' };

/** Context of the pending request. Work that continues after the answer must be passed to it, or it is ended. */
const current = new AsyncLocalStorage<ExecutionContext>();

const isShared = ({ keptBy }: PluginFile): boolean => keptBy === 'all';

type Answer = (request: Request, context: ExecutionContext) => Response | Promise<Response>;

/** Opens the page server behind the cache that the platform shares between its machines. */
function open({ plugins, files, texts }: WorkerOptions, { ASSETS, ...variables }: WorkerEnvironment): Answer {
  const settings = Object.fromEntries(
    Object.entries(variables).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  const pages = createPageServer({
    plugins,
    config: readConfig({ ...ISOLATE, ...settings, NODE_ENV: 'production' }, plugins),
    assets: createPageAssets(files, (file) => texts[file] ?? ''),
    files: filesOfPlatform(ASSETS),
    // The platform compresses what it sends.
    compresses: false,
    keepAlive: (work) => current.getStore()?.waitUntil(work),
  });
  const ofPlugins = filesOf(plugins);
  const filesForAll = [
    ...Object.keys(filesOfEveryAccount).map((path) => ({ path, parameters: [] })),
    ...ofPlugins.filter(isShared),
  ];
  const ownPaths = ofPlugins.filter((file) => !isShared(file)).map(({ path }) => `/:searchId/${path}`);
  const shared = new Hono();
  shared.use(cache({ cacheName: 'pages', vary: ['Accept-Language', 'Accept-Encoding'] }));
  shared.all('*', ({ req }) => pages.fetch(req.raw));
  const app = new Hono();
  app.use(etag({ weak: true }));
  // These depend on the visitor's device and connection.
  for (const path of [speculationRulesPath, ...ownPaths]) app.get(path, ({ req }) => pages.fetch(req.raw));
  const answerShared =
    (parameters: readonly string[]): Handler =>
    async ({ req, executionCtx }) => {
      const normalised = normalisedRequest(req.raw, parameters);
      return withOwnQuery(await shared.fetch(normalised, undefined, executionCtx), normalised, req.raw);
    };
  for (const { path, parameters = [] } of filesForAll)
    app.get(`/:searchId/${path}`, answerShared([...fileParameters, ...parameters]));
  app.all('*', answerShared(pageParameters));
  return (request, context) => current.run(context, () => app.fetch(request, undefined, context));
}

/**
 * Creates the page server on `workerd`: see docs/deploying.md. It opens with the first request, which brings the
 * variables.
 */
export function createWorker(options: WorkerOptions): PageWorker {
  let answer: Answer | undefined;
  return {
    fetch(request, environment, context) {
      answer ??= open(options, environment);
      return answer(request, context);
    },
  };
}

/** A platform's own file server. */
interface PlatformFiles {
  fetch(request: Request): Promise<Response>;
}

/** Serves the browser's files from the platform, with the same headers as elsewhere. */
function filesOfPlatform(files: PlatformFiles): MiddlewareHandler {
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
