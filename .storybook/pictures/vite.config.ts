import { join } from 'node:path';
import { defineConfig } from 'vite';
import { SITE } from './addresses.js';

/** Serves the built Storybook below a path, as a static host would. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  base: SITE,
  build: { outDir: 'dist/storybook' },
  appType: 'mpa',
  // A build does not change while it is looked at.
  preview: { headers: { 'cache-control': 'max-age=3600' } },
});
