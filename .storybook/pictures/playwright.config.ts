import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../../tools/build/browser.js';
import { port, SITE } from './addresses.js';

const root = join(import.meta.dirname, '../..');
const { args, ...browser } = launchOptions();
const url = `http://localhost:${port}${SITE}`;

/** The built Storybook: pictures of chosen stories, compared with those of the repository, and a designer's first steps. */
export default defineConfig({
  testDir: '.',
  // A failure names the pictures in it: expected, actual, and the difference.
  outputDir: join(root, 'node_modules/.cache/pictures'),
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  fullyParallel: true,
  // Another step runs beside this one.
  workers: 1,
  // A fault fails twice. What fails once, on a busy machine, is named as flaky, and no reason to lose a whole run.
  retries: 1,
  reporter: [['list'], [join(root, 'tools/build/again-reporter.ts')]],
  // A busy machine takes long for a page of documentation: it shows all stories of a part.
  timeout: 120_000,
  expect: {
    timeout: 90_000,
    // Detects a colour that is a few steps off; two runs may differ in a few anti-aliased pixels.
    toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 50, scale: 'css' },
  },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: url,
    browserName: 'chromium',
    headless: true,
    launchOptions: {
      ...browser,
      args: [
        ...args,
        // Text is drawn the same, whatever the machine's settings are.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // A change redraws the whole tile: partly redrawn edges would have other pixels.
        '--disable-partial-raster',
      ],
    },
    locale: 'en-US',
    timezoneId: 'Asia/Tokyo',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
  webServer: {
    command: `vite preview --config .storybook/pictures/vite.config.ts --port ${port} --strictPort`,
    cwd: root,
    url,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
