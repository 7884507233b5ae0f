import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chosenEngines } from '../../tools/build/engines.js';
import endToEnd from './playwright.config.js';

const outputDir = join(import.meta.dirname, '../../node_modules/.cache/engines');
const server = endToEnd.webServer;
if (!server || Array.isArray(server)) throw new Error('The end-to-end tests have one server.');

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
  webServer: {
    ...server,
    env: { ...server.env, PLATFORM_DATA: join(outputDir, 'platform'), PAGE_TEST_HOOKS: '1' },
  },
});
