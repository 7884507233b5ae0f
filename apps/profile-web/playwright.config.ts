import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/build/browser.js';
import { addresses } from './e2e/support/addresses.js';
import { servers } from './e2e/support/servers.js';

/** Emptied before each run. */
const outputDir = join(import.meta.dirname, '../../node_modules/.cache/e2e');

/** The built page in a real browser, against the reference platform on a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  // These have their own configurations.
  testIgnore: ['engines/**', 'worker/**'],
  outputDir,
  // A fault fails twice. What fails once, on a busy machine, is named as flaky, and no reason to lose a whole run.
  retries: 1,
  reporter: [['list'], [join(import.meta.dirname, '../../tools/build/again-reporter.ts')]],
  timeout: 90_000,
  // Much longer than expected, for busy machines.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: addresses.page,
    browserName: 'chromium',
    headless: true,
    launchOptions: launchOptions(),
    locale: 'en-US',
    trace: 'off',
    // Tests that observe or delay requests would not see those of a service worker.
    serviceWorkers: 'block',
  },
  ...servers({ outputDir }),
});
