import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { conditions } from '../../tools/build/conditions.js';

const config: ViteUserConfig = defineConfig({
  cacheDir: '../../node_modules/.vite/packages',
  ...conditions,
  test: { name: 'packages', include: ['src/**/*.test.ts'] },
});

export default config;
