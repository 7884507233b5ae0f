import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { servers } from './e2e/support/servers.js';
import endToEnd from './playwright.config.js';

const outputDir = join(import.meta.dirname, '../../node_modules/.cache/worker');

/** Compares the answers of the page server on workerd with those on Node, which all other tests are about. */
export default defineConfig({
  ...endToEnd,
  testDir: 'e2e/worker',
  testIgnore: [],
  projects: [{}],
  outputDir,
  ...servers({ outputDir, workers: 1, script: 'start-on-workerd' }),
});
