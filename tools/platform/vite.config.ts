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
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default config;
