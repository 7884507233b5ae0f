import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { conditions } from '../../tools/build/conditions.js';

const config: ViteUserConfig = defineConfig({
  ...conditions,
  // The global setup runs in an environment of its own.
  environments: { __vitest__: { resolve: conditions.ssr.resolve } },
  test: {
    name: 'platform',
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/database-template.ts',
    // Each file starts platforms of its own, so that the modules can be shared: loading them takes a second.
    isolate: false,
    // Vitest leaves one processor free, which on a machine with two is half of it.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    // PGlite runs so briefly that optimizing its WebAssembly costs more than it gains.
    execArgv: ['--liftoff-only'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default config;
