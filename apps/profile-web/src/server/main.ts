import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { ConfigError, readConfig } from './config.js';
import { assetsFromManifest, type Manifest } from './page-assets.js';
import { createPageServer } from './page-server.js';

/** The page server as it is deployed: configuration from the environment, files from the build beside it. */
function main(): void {
  const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
  const manifest = JSON.parse(readFileSync(`${clientFolder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const config = readConfig(process.env);
  const app = createPageServer({ config, assets: assetsFromManifest(manifest), clientFolder });
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
    console.log(`The page server listens on port ${port}.`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE' ? `Port ${config.port} is taken: choose another with PORT.` : error.message,
    );
  });
  const stop = (): void => {
    server.close(() => process.exit(0));
    // Connections kept alive by a proxy must not hold a deployment up.
    setTimeout(() => process.exit(0), 5000).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
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
