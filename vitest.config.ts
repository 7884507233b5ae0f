import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { conditions } from './tools/build/conditions.js';

const platform = 'tools/platform/src/**/*.test.ts';
const thorough = '**/*.thorough.test.ts';

/** Each file tries hundreds of pages or moments, or another database: what it finds is seldom broken. */
const patience = 600_000;

/** The second tier tries more of them. */
const randomSequences = 'libs/api-client/src/exactly-once.test.ts';

const withDatabase = {
  // Makes a database, which takes longer than the tests of most packages.
  globalSetup: './tools/platform/src/testing/database-template.ts',
  // PGlite runs too briefly to gain from optimising its WebAssembly.
  execArgv: ['--liftoff-only'],
};

/** All tests that run in Node. A project for each package would transform what they have in common as many times. */
const config: ViteUserConfig = defineConfig({
  ...conditions,
  // A global setup runs in its own environment.
  environments: { __vitest__: { resolve: conditions.ssr.resolve } },
  // React's production build has no `jsxDEV`.
  oxc: { jsx: { development: false } },
  test: {
    // No test changes the state of others' modules, and to load these for each file takes as long as the tests.
    isolate: false,
    // Vitest leaves one CPU free, which on a machine with two is half of it.
    maxWorkers: '100%',
    // Beside other steps a second can become many: only a hanging test should time out.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest keeps what is set, and Nx, which reads Vite's configurations, has set it to development.
    env: { NODE_ENV: 'test' },
    // A test that finds nothing to look at must not pass: a loop over an empty list, a callback that is never called.
    expect: { requireAssertions: true, poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{libs,libs/plugins,tools}/*/src/**/*.test.{ts,tsx}', 'apps/*/tests/**/*.test.ts'],
          exclude: [platform, thorough],
          setupFiles: ['./tools/build/published-react.ts', './tools/build/plain-state.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'thorough',
          include: [`{apps,libs,tools}/${thorough}`, randomSequences],
          exclude: ['**/node_modules/**', 'tools/platform/**'],
          env: { NODE_ENV: 'production', RANDOM_SEQUENCES: '1000' },
          testTimeout: patience,
        },
      },
      {
        extends: true,
        test: { ...withDatabase, name: 'platform', include: [platform], exclude: [thorough] },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'thorough-platform',
          include: [`tools/platform/${thorough}`],
          testTimeout: patience,
        },
      },
    ],
  },
});

export default config;
