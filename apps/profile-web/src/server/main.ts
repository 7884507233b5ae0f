import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { answerInTurn } from './answer-in-turn.js';
import { ConfigError, misspeltVariables, readConfig } from './config.js';
import { filesInFolder } from './files-in-folder.js';
import { createLog } from './log.js';
import { createMetrics } from './metrics.js';
import { assetsFromManifest, type Manifest } from './page-assets.js';
import { createPageServer } from './page-server.js';
import { makeStoppable } from './stoppable.js';

/** Starts the page server as deployed: configuration from the environment, files from the build beside it. */
function main(): void {
  const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
  const manifest = JSON.parse(readFileSync(`${clientFolder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const log = createLog((line) => console.log(line), 'info');
  for (const [given, meant] of misspeltVariables(process.env))
    log({ level: 'warn', message: `Unknown variable ${given}: did you mean ${meant}?` });
  const config = readConfig(process.env);
  const app = createPageServer({
    config,
    assets: assetsFromManifest(manifest, (file) => readFileSync(`${clientFolder}/${file}`, 'utf8')),
    files: filesInFolder(clientFolder),
    isReady: () => stoppable.isReady(),
    metrics: createMetrics(() => app.keptBytes()),
  });
  // Balancers check its health with HTTP/1.0, which need not name a host.
  const server = createAdaptorServer({ fetch: app.fetch, hostname: 'localhost' }) as Server;
  answerInTurn(server);
  const stoppable = makeStoppable(server);

  // Longer than the balancer's in front, so that the balancer closes connections: if the server did, a request on its
  // way would be lost.
  server.keepAliveTimeout = config.keepAliveSeconds * 1000;
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE' ? `Port ${config.port} is taken: choose another with PORT.` : error.message,
    );
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    log({ level: 'info', message: `The page server listens on port ${port}.` });
  });
  const end = (): void => void stoppable.stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  main();
} catch (error) {
  fail(error instanceof ConfigError ? error.message : String(error));
}
