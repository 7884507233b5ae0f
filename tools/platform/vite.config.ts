import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { conditions } from '../../tools/build/conditions.js';

const config: ViteUserConfig = defineConfig({
  ...conditions,
  // The global setup runs in its own environment.
  environments: { __vitest__: { resolve: conditions.ssr.resolve } },
  test: {
    name: 'platform',
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/database-template.ts',
    // Each file starts its own platforms, so modules can be shared: loading them takes a second.
    isolate: false,
    // Vitest leaves one CPU free, which on a machine with two is half of it.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    // PGlite runs too briefly to gain from optimising its WebAssembly.
    execArgv: ['--liftoff-only'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default config;
