import { readFileSync } from 'node:fs';
import { join, basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { Hono, type Handler } from 'hono';
import type * as PageServerModule from 'profile-web/page-server';
import { createLineVisitors } from './in-line/line-visitors.js';
import { lineEnvironment, PLATFORM_PATH, type LineSettings } from './in-line/line-settings.js';
import { mountInspector, mountPlatform } from './in-line/mount-line.js';
import { localEnvironment, ownEnvironment, playedApp } from './local-environment.js';
import { recordComplaints } from './record-complaints.js';

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export interface LocalPageServerOptions {
  /** 0 for any free one. */
  port: number;
  /**
   * Address of the reference platform.
   * @default none: `environment` names another API
   */
  platformUrl?: string;
  /** Milliseconds for which the page server considers the platform's answers fresh. */
  freshFor?: number;
  /**
   * The LIFF app that opens the page on a phone.
   * @default none: the app is played by a stand-in
   */
  line?: LineSettings | undefined;
  /** Environment variables of the page server beyond what a local run needs. */
  environment?: Readonly<Record<string, string | undefined>>;
  /**
   * Whether the page records its errors, and tests can refuse its files.
   * @default false
   */
  testHooks?: boolean;
  log?: (line: string) => void;
}

export interface LocalPageServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Runs the built page server, with a stand-in for the messaging app at `/liff/…`.
 *
 * @throws Error in one sentence if the port is taken.
 */
export async function startLocalPageServer({
  port,
  platformUrl,
  freshFor,
  line,
  environment = {},
  testHooks = false,
  log,
}: LocalPageServerOptions): Promise<LocalPageServer> {
  const build = folder('apps/profile-web/dist');
  const { clientFiles, createPageServer, plugins, readConfig } = (await import(
    pathToFileURL(join(build, 'server/page-server.js')).href
  )) as typeof PageServerModule;
  const app = new Hono();
  const server = createAdaptorServer({ fetch: app.fetch });
  const url = `http://localhost:${await listen(server, port)}`;
  const opener = line ? lineEnvironment(line) : playedApp(url);
  const config = readConfig(
    platformUrl === undefined
      ? ownEnvironment(opener, environment)
      : {
          ...localEnvironment(opener, line ? line.publicUrl + PLATFORM_PATH : platformUrl),
          ...(line && { API_INTERNAL_URL: platformUrl }),
          ...environment,
        },
    plugins,
  );
  const pages = createPageServer({
    plugins,
    config,
    ...clientFiles(join(build, 'client')),
    ...(freshFor !== undefined && { freshFor }),
    ...(log && { log }),
  });
  if (testHooks) {
    recordComplaints(app);
    refuseFiles(app);
  }
  if (line && platformUrl !== undefined) mountPlatform(app, platformUrl, createLineVisitors(line.liffId));
  if (line?.inspector) await mountInspector(app, line.inspector);
  app
    .get('/local/liff-mock.js', (context) =>
      context.body(readFileSync(folder('tools/liff-mock/dist/liff-mock.js'), 'utf8'), 200, {
        'content-type': 'text/javascript',
      }),
    )
    .all('*', (context) => pages.fetch(context.req.raw, context.env));
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

function listen(server: ReturnType<typeof createAdaptorServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used: ${error.message}`;
      reject(new Error(`Port ${port} ${reason}; PORT chooses another.`));
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Files that are not served for a while. */
interface Refusal {
  /** Name of a script, without its hash. */
  file: string;
  /** How often. */
  times: number;
}

/**
 * Lets tests refuse files of the page: `POST /local/refusals` with `{"file": "plugin-faq", "times": 1}`. `DELETE`
 * removes all refusals, and fails if one of them has refused nothing: a file may have another name by now. For engines
 * in which tests cannot intercept requests.
 */
function refuseFiles(app: Hono): void {
  const refusals: (Refusal & { refused: number })[] = [];
  app.post('/local/refusals', async (context) => {
    refusals.push({ ...(await context.req.json<Refusal>()), refused: 0 });
    return context.body(null, 204);
  });
  app.delete('/local/refusals', (context) => {
    const inVain = refusals.splice(0).filter(({ refused }) => refused === 0);
    if (!inVain.length) return context.body(null, 204);
    return context.text(`Never requested: ${inVain.map(({ file }) => file).join(', ')}`, 409);
  });
  const refuse: Handler = (context, next) => {
    const name = basename(context.req.path).replace(/(?:-[\w-]{7,8})?\.js$/, '');
    const refusal = refusals.find(({ file, times, refused }) => refused < times && file === name);
    if (!refusal) return next();
    refusal.refused += 1;
    return Promise.resolve(context.text('Refused by a test.', 503, { 'cache-control': 'no-store' }));
  };
  app.get('/assets/:name', refuse);
  app.get('/service-worker.js', refuse);
}
