import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.js';

const outputDir = join(import.meta.dirname, '../../node_modules/.cache/worker');
const server = endToEnd.webServer;
if (!server || Array.isArray(server)) throw new Error('The end-to-end tests have one server.');

/** Compares the answers of the page server on workerd with those on Node, which all other tests are about. */
export default defineConfig({
  ...endToEnd,
  testDir: 'e2e/worker',
  testIgnore: [],
  projects: [{}],
  outputDir,
  webServer: {
    ...server,
    command: 'node --import tsx -C @oa-profile/source tools/run/src/start-on-workerd.ts',
    env: { ...server.env, PLATFORM_DATA: join(outputDir, 'platform') },
  },
});
