import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../tools/build/browser.js';

const root = join(import.meta.dirname, '..');

/** Every story is a test in a real browser: it renders, its `play` passes, and axe finds nothing. */
export default defineConfig({
  root,
  cacheDir: join(root, 'node_modules/.vite/storybook'),
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'storybook',
    isolate: false,
    setupFiles: join(root, 'tools/build/plain-state.ts'),
    // Beside other steps, a second can become many: only a hanging story should time out.
    testTimeout: 180_000,
    // Some stories render a page as the server does, beside the browser's own renderer.
    onConsoleLog: (log) => !log.startsWith('Detected multiple renderers'),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
