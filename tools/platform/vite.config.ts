import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { conditions } from '../../tools/build/conditions.js';

const config: ViteUserConfig = defineConfig({
  ...conditions,
  test: {
    name: 'platform',
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/database-template.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default config;
