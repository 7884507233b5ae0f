import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { checkPlugins } from '../documents/site.js';
import { createPageServer } from '../page-server.js';
import { ConfigError, readConfig, type ServerConfig } from '../requests/config.js';
import type { OnFailure } from '../requests/failure-reports.js';
import { createLog } from '../requests/log.js';
import { answerInTurn } from './answer-in-turn.js';
import { clientFiles } from './client-files.js';
import { letGoOfWhoNeverReads } from './let-go.js';
import { retainAssets } from './retain-assets.js';
import { cacheMegabytes, describeMemory, processMemory } from './memory.js';
import { createMetrics } from './metrics.js';
import { createSwitches, switchableNames } from '../requests/switches.js';
import { followSwitches } from './follow-switches.js';
import { makeStoppable } from './stoppable.js';
import { createTurns } from './turns.js';

/** Options of {@link startPageServer}. */
export interface StartPageServerOptions {
  /** The host's list of plugins. */
  plugins: readonly Plugin[];
  /** Folder with the browser's files, as a `file:` address. */
  client: URL;
  /**
   * Takes failures to a service that collects them: see docs/deploying.md#error-reports.
   * @default they are in the log only
   */
  onFailure?: OnFailure;
}

/**
 * Starts the page server as deployed: configuration from the environment, files from the build. It listens until the
 * process is told to stop, then answers what has begun. With a wrong configuration, plugins that do not fit together or a
 * taken port, it says so in a sentence for each mistake, and ends the process.
 */
export function startPageServer(options: StartPageServerOptions): void {
  start(options).catch((error: unknown) =>
    fail(error instanceof ConfigError || error instanceof RangeError ? error.message : String(error)),
  );
}

async function start({ plugins, client, onFailure }: StartPageServerOptions): Promise<void> {
  const log = createLog((line) => console.log(line), 'info');
  // First, since the configuration asks the plugins for their variables.
  await checkPlugins(plugins);
  const memory = processMemory();
  const megabytes = String(cacheMegabytes(memory));
  const config = readConfig(
    { API_CACHE_MEGABYTES: megabytes, PAGE_CACHE_MEGABYTES: megabytes, ...process.env },
    plugins,
  );
  if (!process.env['PUBLIC_URL'])
    log({ level: 'warn', message: `PUBLIC_URL is not set: links and previews lead to ${config.publicUrl}.` });
  const switches = createSwitches(config.switchedOff, switchableNames(plugins));
  if (config.switchesFile !== undefined) followSwitches(switches, config.switchesFile, log);
  const folder = fileURLToPath(client);
  if (config.assetsFolder !== undefined) retainAssets(folder, config.assetsFolder, log);
  const { assets, files } = clientFiles(folder, config.assetsFolder);
  const app = createPageServer({
    plugins,
    config,
    assets,
    files,
    switches,
    turns: createTurns(),
    // Without its script, no page works: a build that was replaced is another one's.
    isReady: () => stoppable.isReady() && existsSync(join(folder, assets.script)),
    metrics: createMetrics(() => app.cachedBytes(), switches),
    ...(onFailure && { onFailure }),
  });
  // Balancers check its health with HTTP/1.0, which need not name a host.
  const server = createAdaptorServer({ fetch: app.fetch, hostname: 'localhost' }) as Server;
  answerInTurn(server);
  letGoOfWhoNeverReads(server);
  const stoppable = makeStoppable(server);

  // Longer than the balancer's in front, so that the balancer closes connections: if the server did, a request on its
  // way would be lost.
  server.keepAliveTimeout = config.keepAliveSeconds * 1000;
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(sentences[error.code ?? '']?.(config) ?? error.message);
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    log({ level: 'info', message: `The page server listens on port ${port}.` });
    log(describeMemory(memory, config.limits));
  });
  const end = (): void => void stoppable.stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

/** Why a server cannot listen, by the code of its error. */
const sentences: Readonly<Record<string, (config: ServerConfig) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken: choose another with PORT.`,
  EACCES: ({ port }) => `Port ${port} needs privileges: choose another with PORT.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known.`,
};

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
