import node from '@astrojs/node';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [preact({ compat: true })],
  // The styles are small, and the first paint need not wait for them.
  build: { inlineStylesheets: 'always' },
  vite: { esbuild: { jsx: 'automatic', jsxImportSource: 'preact' } },
});
