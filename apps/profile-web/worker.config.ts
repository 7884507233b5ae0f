import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.js';

const outputDir = join(import.meta.dirname, '../../node_modules/.cache/worker');
const server = endToEnd.webServer;
if (!server || Array.isArray(server)) throw new Error('The end-to-end tests have one server.');

/** The core of the end-to-end tests against the page server on workerd, and a comparison of its answers with Node's. */
export default defineConfig({
  ...endToEnd,
  testMatch: ['worker/*.test.ts', 'without-script.test.ts', 'sections.test.ts', 'first-page.test.ts'],
  testIgnore: [],
  projects: [{}],
  // The platform compresses what it sends.
  grepInvert: /compresses pages/,
  outputDir,
  webServer: {
    ...server,
    command: 'node --import tsx -C @oa-profile/source tools/run/src/start-on-workerd.ts',
    env: { ...server.env, PLATFORM_DATA: join(outputDir, 'platform') },
  },
});
