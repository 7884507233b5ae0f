import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chosenEngines } from '../../tools/build/engines.js';
import { servers } from './e2e/support/servers.js';
import endToEnd from './playwright.config.js';

const outputDir = join(import.meta.dirname, '../../node_modules/.cache/engines');

/** The core of the end-to-end tests in each engine. Chromium omits `@end-to-end`: an end-to-end test does the same. */
export default defineConfig({
  ...endToEnd,
  testDir: 'e2e/engines',
  testIgnore: [],
  outputDir,
  projects: chosenEngines().map((name) => ({
    name,
    ...(name === 'chromium' && { grepInvert: /@end-to-end/ }),
  })),
  // One at a time: each takes a whole browser, and WebKit's its driver.
  ...servers({ outputDir, workers: 1, environment: { PAGE_TEST_HOOKS: '1' } }),
});
