import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { FONTS, SITE } from './addresses.js';

const root = join(import.meta.dirname, '../..');
const fonts = join(root, 'node_modules/@fontsource-variable');

/** Serves the built Storybook below a path, as a static host would, together with the fonts of the pictures. */
export default defineConfig({
  root,
  base: SITE,
  build: { outDir: 'dist/storybook' },
  appType: 'mpa',
  plugins: [
    {
      name: 'fonts-of-pictures',
      configurePreviewServer: ({ middlewares }) =>
        void middlewares.use(`${SITE}${FONTS}`, ({ url = '' }, response) => {
          const { pathname } = new URL(url, 'http://localhost');
          response.setHeader('content-type', pathname.endsWith('.css') ? 'text/css' : 'font/woff2');
          response.setHeader('cache-control', 'max-age=3600');
          createReadStream(join(fonts, pathname))
            .on('error', () => response.writeHead(404).end())
            .pipe(response);
        }),
    },
  ],
});
