/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { floorAsTarget } from '../../tools/build/browser-floor.js';
import { conditions } from '../../tools/build/conditions.js';
import { lateFiles } from '../../tools/build/late-files.js';
import { sourceMapsAside } from '../../tools/build/source-maps-aside.js';
import { standaloneFiles } from '../../tools/build/standalone-files.js';

/** The server compresses pages itself, but files once, here. */
const compressed = {
  ...compression({ algorithms: ['gzip', 'brotliCompress'], include: /\.(js|css|svg)$/ }),
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
};

/** Sections that are seen together, since owners of the same kind have them: each line is one file. Others are apart. */
const sectionGroups: Readonly<Record<string, readonly string[]>> = {
  about: ['signboard', 'announcements', 'basic-info', 'busy-times', 'social-media', 'faq'],
  offers: [
    'coupon',
    'reward-card',
    'membership',
    'showcase',
    'takeout',
    'delivery',
    'mall-recommendations',
  ],
  stories: ['media-feed', 'reviews'],
};

function sectionsFile(moduleId: string): string | null {
  const [, plugin = ''] = /\/libs\/plugins\/([^/]+)\/src\//.exec(moduleId) ?? [];
  const [group] = Object.entries(sectionGroups).find(([, plugins]) => plugins.includes(plugin)) ?? [];
  return group ? `sections-${group}` : null;
}

/** One file for the texts of a language that are not needed at once, whatever they belong to. */
function lateTextsFile(moduleId: string): string | null {
  const [, language] = /\/libs\/(?!i18n\/).+\/locales\/([^/]+)\.ts$/.exec(moduleId) ?? [];
  return language ? `texts-${language}` : null;
}

/** What all pages load once they answer, and what opens with a tap on what they show first. */
const controls = [
  /\/libs\/profile\/src\/(?!place\/|report\/|sections\/item-view)/,
  /\/libs\/(business-hours|plugins\/sdk|ui)\/src\//,
  /\/libs\/api-client\/src\/(schemas\/|create-transaction-id|country-codes)/,
  /\/profile-web\/src\/browser\/(track-page|report-errors)\./,
  /\/node_modules\/(uqr|web-vitals)\//,
];

/** A file is a request, and each of them waits for the one that names it: few files, by what is needed together (100). */
const codeSplitting = {
  groups: [
    { name: 'core', tags: ['$initial' as const], priority: 5 },
    { name: lateTextsFile, priority: 4 },
    { name: 'controls', test: (id: string) => controls.some((path) => path.test(id)), priority: 3 },
    { name: sectionsFile, priority: 2 },
    { name: 'shared', minShareCount: 4 },
  ],
};

/** A plugin's file is named after it: people look for it in the network panel, tests and size reports by name. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }): string => {
  const [, plugin] = /\/plugins\/([^/]+)\/src\/index\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return plugin ? `assets/plugin-${plugin}-[hash].js` : 'assets/[name]-[hash].js';
};

/** Licences of all that is in the files: whoever gets the files gets those, too. */
const license = { fileName: 'licences.md' };

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/profile-web',
  appType: 'custom',
  plugins: [
    react(),
    standaloneFiles(['src/browser/start/early.ts', 'src/browser/start/without-script.css']),
    lateFiles('src/browser/import-late.ts'),
    compressed,
    sourceMapsAside('dist/source-maps'),
  ],
  ...conditions,
  // What the shim stands in for is part of React for long, and it is not small.
  resolve: { ...conditions.resolve, alias: { 'use-sync-external-store/shim': 'react' } },
  define: { __SENTRY_DEBUG__: false, __SENTRY_TRACING__: false },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        target: floorAsTarget,
        manifest: true,
        // One sheet for all, asked for once and before anything is painted; why, says decision 26.
        cssCodeSplit: false,
        // Pictures of the map library's own controls, which the page does not use: they would be a fifth of the sheet.
        assetsInlineLimit: (file: string) => (file.includes('/leaflet/') ? false : undefined),
        // Named by no file, and moved to a folder that is not served.
        sourcemap: 'hidden',
        license,
        rolldownOptions: {
          input: 'src/browser/main.ts',
          output: { chunkFileNames, codeSplitting },
        },
      },
    },
    ssr: {
      // One folder that runs with Node alone, and React's production build whatever NODE_ENV says.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        license,
        rolldownOptions: { input: { main: 'src/server/main.ts', 'page-server': 'src/server/index.ts' } },
      },
    },
  },
  test: { name: 'profile-web', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
}));
