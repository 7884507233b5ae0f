import { defineConfig } from 'vitest/config';

/** Every package's unit tests in one run: a run for each costs more than the tests do. */
export default defineConfig({
  test: {
    projects: ['{apps,libs,libs/plugins,tools}/*/vite.config.ts'],
    // No test changes what another one's modules hold, and loading them again for each file takes as long as the tests.
    isolate: false,
  },
});
