import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig, Plugin } from 'vite';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import gzip from 'rollup-plugin-gzip';
import { floorAsTarget } from './browser-floor.js';
import { checksums, lateFiles, sourceMapsAside } from './browser-files.js';
import { conditions, reactShim } from './conditions.js';
import { developmentPages } from './development-pages.js';
import { filesByUse } from './files-by-use.js';
import { leanTexts } from './lean-texts.js';
import { oneRelease } from './one-release.js';
import { pageFiles, type HostModules } from './page-files.js';
import { siteTexts } from './site-texts/site-texts.js';
import { shortClassNames } from './short-class-names.js';
import { steadyShapes } from './steady-shapes.js';
import { withoutServer } from './without-server.js';

/** Options of {@link profilePage}. All paths are relative to the root of the build. */
export interface ProfilePageOptions {
  /**
   * The list of plugins.
   * @default 'src/plugins.ts'
   */
  plugins?: string;
  /**
   * What the site says in words of its own, and in which languages besides ours: a module that exports `texts`, `languages`
   * or both. It may be missing.
   * @default 'src/texts.ts'
   */
  texts?: string;
  /**
   * The module for the browser.
   * @default 'src/browser.ts'
   */
  browser?: string;
  /**
   * Modules for the server, by the names of the files that they become in `dist/server`.
   * @default { main: 'src/server.ts' }
   */
  server?: Readonly<Record<string, string>>;
}

/** Packages say `'use client'` for servers that have components of their own; here there are none. */
export const checks = { moduleLevelDirective: false };

/** Licences of everything in the files, served with them. */
const license = { fileName: 'licences.md' };

/**
 * Builds a host of the profile page with Vite: `dist/client` with the browser's files, `dist/server` with the page
 * server, which runs with Node alone, and `dist/source-maps`. The code is divided by what is needed when, as its packages
 * say; styles have short names; files are compressed.
 *
 * @example
 * ```ts
 * // vite.config.ts
 * export default defineConfig({ root: import.meta.dirname, plugins: [profilePage()] });
 * ```
 */
export function profilePage({
  plugins = 'src/plugins.ts',
  texts = 'src/texts.ts',
  browser = 'src/browser.ts',
  server = { main: 'src/server.ts' },
}: ProfilePageOptions = {}): PluginOption[] {
  const host = { browser, plugins, texts, sections: new Map<string, string>(), views: new Set<string>() };
  return [
    {
      name: 'profile-page',
      config({ root = '.' }, { command }) {
        host.browser = resolve(root, browser);
        host.plugins = resolve(root, plugins);
        host.texts = resolve(root, texts);
        if (!existsSync(host.plugins)) throw new Error(`There is no list of plugins at ${host.plugins}.`);
        return configOf(host, server, command === 'build');
      },
    },
    oneRelease(),
    siteTexts(host),
    withoutServer(),
    react(),
    steadyShapes(),
    leanTexts(),
    lateFiles(),
    pageFiles(host),
    checksums(),
    compressedFiles(),
    sourceMapsAside('dist/source-maps'),
    developmentPages(host),
  ];
}

/** Of the files that a page loads at first: named after the entry, and after the bundler's own code. */
const FIRST_FILE = /\/(?:main|rolldown-runtime)-[^/]*$/;

/** Our packages, by which a server in development reads the same sources as the browser. */
const ours = /^@oa-profile\//;

function configOf(
  host: HostModules,
  server: Readonly<Record<string, string>>,
  isBuild: boolean,
): UserConfig & { test: object } {
  return {
    appType: 'custom',
    ...conditions,
    resolve: { ...conditions.resolve, ...reactShim },
    // Dictionaries stay one object: a named export for each key that is a name would be a second one.
    json: { namedExports: false, stringify: false },
    css: {
      modules: {
        // Vite's own names change with the style sheet: an edited one would no longer fit the server's markup.
        generateScopedName: isBuild ? shortClassNames() : '[name]_[local]_[hash:base64:5]',
      },
    },
    // Compiled by itself, from its own path.
    optimizeDeps: { exclude: ['@oa-profile/page-start/early'], entries: [host.browser] },
    // Node does not read the sources of our packages.
    test: { server: { deps: { inline: [ours] } } },
    define: { __SENTRY_DEBUG__: false, __SENTRY_TRACING__: false },
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          target: floorAsTarget,
          // Images of map controls that the page does not use: inlined, they would be a fifth of the style sheet.
          assetsInlineLimit: (file: string) => (file.includes('/leaflet/') ? false : undefined),
          modulePreload: {
            // `importLate` finds a module's own file where it is imported, and whoever imports has the first ones: named once
            // more, they would cost each visitor.
            resolveDependencies: (own, files) =>
              files.filter((file) => file !== own && !FIRST_FILE.test(file)),
          },
          // No file refers to the maps, and they are moved to a folder that is not served.
          sourcemap: 'hidden',
          license,
          rolldownOptions: {
            input: { main: host.browser },
            checks,
            output: {
              chunkFileNames: chunkFileNames(host),
              codeSplitting: filesByUse(host.plugins),
            },
          },
        },
      },
      ssr: {
        // The folder runs with Node alone, and with React's production build whatever NODE_ENV is.
        ...(isBuild
          ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
          : { resolve: { noExternal: ours } }),
        build: {
          outDir: 'dist/server',
          ssr: true,
          copyPublicDir: false,
          license,
          rolldownOptions: {
            input: { ...server },
            checks,
            // One file besides the entries, so that all code is in memory from the start: a build that is replaced while the
            // server runs takes none of it away. In strict order, code for browsers runs only where it is imported.
            output: {
              strictExecutionOrder: true,
              codeSplitting: { groups: [{ name: 'server', test: isNoEntry(server) }] },
            },
          },
        },
      },
    },
  };
}

/** Entries stay in files of their own: to load one must not run another. */
const isNoEntry = (entries: Readonly<Record<string, string>>) => {
  const paths = Object.values(entries).map((path) => path.replace(/^(?:\.?\/)?/, '/'));
  return (id: string): boolean => !paths.some((path) => id.endsWith(path));
};

/**
 * A plugin's file is named after its section, so that it can be found in the network panel, tests and size reports. The
 * hash is as short as the bundler allows: hashes do not compress, and the first files name sixty others.
 */
const chunkFileNames =
  ({ sections }: HostModules) =>
  ({ facadeModuleId }: { facadeModuleId?: string | null }): string => {
    const [type] = [...sections].find(([, id]) => id === facadeModuleId) ?? [];
    return `assets/${type === undefined ? '[name]' : `plugin-${type}`}-[hash:7].js`;
  };

/** Adds compressed copies of scripts and styles: a server compresses pages at each request, and files only once. */
const compressedFiles = (): Plugin[] =>
  [
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
