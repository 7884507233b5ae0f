import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { conditions } from '../../tools/build/conditions.js';

const config: ViteUserConfig = defineConfig({
  cacheDir: '../../node_modules/.vite/run',
  ...conditions,
  test: { name: 'run', include: ['src/**/*.test.ts'] },
});

export default config;
