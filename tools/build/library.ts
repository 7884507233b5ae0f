/// <reference types="vitest/config" />
import { join } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { conditions } from './conditions.js';
import { bundleDeclarations } from './declarations.js';
import { codeEntries, readManifest } from './library-manifest.js';
import { publishedFiles } from './published-files.js';
import { stylesOfDependencies } from './styles-of-dependencies.js';

/** Takes the declarations that the type check left in `.tsc`: schemas' types are inferred, so only tsc can write them. */
const declarations = (root: string, entries: readonly string[]): Plugin => ({
  name: 'declarations',
  apply: 'build',
  async generateBundle() {
    for (const { fileName, code } of await bundleDeclarations(join(root, '.tsc/src'), entries))
      this.emitFile({ type: 'asset', fileName, source: code });
  },
});

/** Options of {@link library}. */
export interface LibraryOptions {
  /**
   * Whether its `style.css` brings those of the libraries it depends on. Only for what hosts use alone: two sheets that
   * bring the same third one would have it twice, and the later copy would win over rules that were to win over it.
   * @default false
   */
  bringsStyles?: boolean;
  /** What makes further files of the package. @default none */
  plugins?: readonly Plugin[];
}

/**
 * The whole build and test configuration of a publishable library: its entries are read from `exports` in its
 * package.json, everything it depends on stays external, its styles end in one `style.css`, and `dist` is the package
 * as it is published.
 */
export function library(
  root: string,
  { bringsStyles = false, plugins = [] }: LibraryOptions = {},
): UserConfig {
  const manifest = readManifest(root);
  const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const entries = codeEntries(manifest).map(({ file }) => file);
  return defineConfig({
    root,
    cacheDir: join(import.meta.dirname, '../../node_modules/.vite', manifest.name),
    plugins: [
      declarations(root, entries),
      publishedFiles(root, manifest),
      bringsStyles && stylesOfDependencies(manifest),
      ...plugins,
    ],
    ...conditions,
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: {
        entry: Object.fromEntries(entries.map((entry) => [entry, join(root, 'src', entry)])),
        formats: ['es'],
        cssFileName: 'style',
      },
      rolldownOptions: {
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        // Entries keep their 'use client'; the check of packages holds them to it.
        checks: { moduleLevelDirective: false },
        output: {
          chunkFileNames: 'chunks/[name].js',
          // Sources are in the map, and not in the package: their names must not lead out of it.
          sourcemapPathTransform: (source) => source.replace(/^(\.\.\/)+/, ''),
        },
      },
    },
    test: { name: manifest.name, environment: 'node', include: ['src/**/*.test.ts'], passWithNoTests: true },
  });
}
