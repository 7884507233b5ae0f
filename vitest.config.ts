import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { conditions } from './tools/build/conditions.js';

const platform = 'tools/platform/src/**/*.test.ts';
const thorough = '**/*.thorough.test.ts';

/** All tests that run in Node. A project for each package would transform what they have in common as many times. */
const config: ViteUserConfig = defineConfig({
  ...conditions,
  // A global setup runs in its own environment.
  environments: { __vitest__: { resolve: conditions.ssr.resolve } },
  test: {
    // No test changes the state of others' modules, and to load these for each file takes as long as the tests.
    isolate: false,
    // Vitest leaves one CPU free, which on a machine with two is half of it.
    maxWorkers: '100%',
    // Beside other steps a second can become many: only a hanging test should time out.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A test that finds nothing to look at must not pass: a loop over an empty list, a callback that is never called.
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{apps,libs,libs/features,libs/plugins,tools}/*/src/**/*.test.{ts,tsx}'],
          exclude: [platform, thorough],
        },
      },
      {
        extends: true,
        // Each file tries hundreds of pages or moments: what it finds is seldom broken.
        test: {
          name: 'thorough',
          include: [`{apps,libs,tools}/${thorough}`],
          exclude: ['**/node_modules/**'],
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          include: [platform],
          // Makes a database, which takes longer than the tests of most packages.
          globalSetup: './tools/platform/src/testing/database-template.ts',
          // PGlite runs too briefly to gain from optimising its WebAssembly.
          execArgv: ['--liftoff-only'],
        },
      },
    ],
  },
});

export default config;
