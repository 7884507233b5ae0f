import { defineConfig } from 'vitest/config';

/** Every package's unit tests in one run: a run for each costs more than the tests do. */
export default defineConfig({
  test: { projects: ['{apps,libs,libs/features,libs/plugins,tools}/*/vite.config.ts'] },
});
