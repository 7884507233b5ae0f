/// <reference types="vitest/config" />
import { constants, brotliCompress } from 'node:zlib';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import gzip from 'rollup-plugin-gzip';
import { defineConfig, type Plugin } from 'vite';
import { floorAsTarget } from '../../tools/build/browser-floor.js';
import { conditions } from '../../tools/build/conditions.js';
import { directJsx } from '../../tools/build/direct-jsx.js';
import { lateFiles } from '../../tools/build/late-files.js';
import { shortClassNames } from '../../tools/build/short-class-names.js';
import { sourceMapsAside } from '../../tools/build/source-maps-aside.js';
import { standaloneFiles } from '../../tools/build/standalone-files.js';
import { filesByUse } from './src/build/files-by-use.js';

/** The server compresses pages when they are requested; files are compressed once, here. */
const compressed = [
  gzip({ filter: /\.(js|css)$/, gzipOptions: { level: constants.Z_BEST_COMPRESSION } }),
  gzip({
    filter: /\.(js|css)$/,
    fileName: '.br',
    customCompression: (file) => promisify(brotliCompress)(file),
  }),
].map(
  (plugin) =>
    ({ ...(plugin as Plugin), applyToEnvironment: ({ name }) => name === 'client' }) satisfies Plugin,
);

/**
 * A plugin's file is named after the plugin, so that it can be found in the network panel, tests and size reports. The
 * hash is as short as the bundler allows: hashes do not compress, and the first files name sixty others.
 */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }): string => {
  const [, plugin] = /\/plugins\/([^/]+)\/src\/index\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return plugin ? `assets/plugin-${plugin}-[hash:7].js` : 'assets/[name]-[hash:7].js';
};

/** Licences of everything in the files, served with them. */
const license = { fileName: 'licences.md' };

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/profile-web',
  appType: 'custom',
  plugins: [
    react(),
    directJsx(),
    standaloneFiles(['src/browser/start/early.ts', 'src/browser/start/without-script.css']),
    standaloneFiles(
      ['src/service-worker/service-worker.ts', 'src/service-worker/remove-service-worker.ts'],
      floorAsTarget,
    ),
    lateFiles('src/browser/import-late.ts'),
    compressed,
    sourceMapsAside('dist/source-maps'),
  ],
  ...conditions,
  // React itself has had what the shim provides for a long time, and the shim is not small.
  resolve: { ...conditions.resolve, alias: { 'use-sync-external-store/shim': 'react' } },
  ...(command === 'build' && {
    css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  }),
  define: { __SENTRY_DEBUG__: false, __SENTRY_TRACING__: false },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        target: floorAsTarget,
        manifest: true,
        // Images of map controls that the page does not use: inlined, they would be a fifth of the style sheet.
        assetsInlineLimit: (file: string) => (file.includes('/leaflet/') ? false : undefined),
        // No file refers to the maps, and they are moved to a folder that is not served.
        sourcemap: 'hidden',
        license,
        rolldownOptions: {
          input: 'src/browser/main.ts',
          output: { chunkFileNames, codeSplitting: filesByUse },
        },
      },
    },
    ssr: {
      // The folder runs with Node alone, and with React's production build whatever NODE_ENV is.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        license,
        rolldownOptions: { input: { main: 'src/server/main.ts', 'page-server': 'src/server/index.ts' } },
      },
    },
  },
  test: { name: 'profile-web', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
}));
