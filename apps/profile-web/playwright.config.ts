import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/build/browser.js';
import { addresses } from './e2e/support/addresses.js';

/** Emptied before each run. */
const outputDir = join(import.meta.dirname, '../../node_modules/.cache/e2e');

/** The built page in a real browser, against the reference platform on a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  // These have their own configurations.
  testIgnore: ['engines/**', 'worker/**'],
  outputDir,
  // One browser at a time: the machines that run this have two cores.
  workers: 1,
  // A fault fails twice. What fails once, on a busy machine, is named as flaky, and no reason to lose a whole run.
  retries: 1,
  reporter: [['list']],
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
  webServer: {
    command: 'node --import tsx -C @oa-profile/source tools/run/src/start.ts',
    cwd: '../..',
    url: `${addresses.page}/healthz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: new URL(addresses.page).port,
      PLATFORM_PORT: new URL(addresses.platform).port,
      PLATFORM_FAULTS: '1',
      PLATFORM_DATA: join(outputDir, 'platform'),
    },
  },
});
