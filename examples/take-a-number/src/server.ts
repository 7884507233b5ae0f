import { serve } from '@hono/node-server';
import { checkPlugins, createPageServer, readConfig } from '@oa-profile/page-server';
import { clientFiles } from '@oa-profile/page-server/node';
import { Hono } from 'hono';
import { fileURLToPath } from 'node:url';
import { plugins } from './plugins.js';
import { createQueueRouter } from './queue/server/queue-router.js';

await checkPlugins(plugins);
// The module becomes dist/server/main.js, and the browser's files are in dist/client.
const client = fileURLToPath(new URL('../client', import.meta.url));
const config = readConfig(process.env, plugins);
const pages = createPageServer({ plugins, config, ...clientFiles(client) });
const site = new Hono();
site.route('/queue', createQueueRouter(process.env));
// Last, since it answers every address that is left.
site.mount('/', pages.fetch);
const server = serve({ fetch: site.fetch, port: config.port, hostname: config.host }, ({ port }) =>
  console.log(`The site listens on port ${port}.`),
);
const end = (): void => void server.close(() => process.exit(0));
process.once('SIGINT', end);
process.once('SIGTERM', end);
