/// <reference types="vitest/config" />
import { getRequestListener } from '@hono/node-server';
import { profilePage } from '@oa-profile/page-build';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { createQueueRouter } from './src/queue/server/queue-router.js';

/** The waiting lines beside the pages, while the site is developed. */
const queueInDevelopment: Plugin = {
  name: 'queue-in-development',
  apply: 'serve',
  configureServer({ config, middlewares }) {
    const router = createQueueRouter(loadEnv(config.mode, config.root, ''));
    middlewares.use('/queue', getRequestListener(router.fetch, { overrideGlobalObjects: false }));
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [profilePage(), queueInDevelopment],
  test: {
    name: 'take-a-number',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // The build reads the packages' sources, which Node cannot load by itself.
    server: { deps: { inline: [/@oa-profile/] } },
  },
});
