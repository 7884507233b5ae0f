import { join } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { conditions } from './conditions.js';
import { bundleDeclarations } from './declarations.js';
import { declaredImports } from './declared-imports.js';
import { codeEntries, commandFiles, readManifest, type LibraryManifest } from './library-manifest.js';
import { publishedFiles } from './published-files.js';

/**
 * Takes the declarations that the type check wrote to `.tsc`: schemas' types are inferred, so only tsc can make them.
 */
const declarations = (root: string, entries: readonly string[]): Plugin => ({
  name: 'declarations',
  apply: 'build',
  async generateBundle() {
    for (const { fileName, code } of await bundleDeclarations(join(root, '.tsc/src'), entries))
      this.emitFile({ type: 'asset', fileName, source: code });
  },
});

export interface LibraryOptions {
  /**
   * Whether its `style.css` includes those of the libraries it depends on. Only for libraries that hosts use alone:
   * with two such sheets, the second copy of a common one would override rules of the first.
   * @default false
   */
  bringsStyles?: boolean;
  /** Vite plugins that make further files of the package. @default none */
  plugins?: readonly Plugin[];
}

/**
 * The complete build configuration of a publishable library: its entries come from `exports` in its
 * package.json, all dependencies stay external, its styles become one `style.css`, and `dist` is the package to
 * publish.
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
      declaredImports(root, manifest),
      declarations(root, entries),
      publishedFiles(root, manifest),
      bringsStyles && stylesOfDependencies(manifest),
      ...plugins,
    ],
    ...conditions,
    // Dictionaries stay one object: a named export for each key that is a name would be a second one.
    json: { namedExports: false, stringify: false },
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: {
        entry: Object.fromEntries(
          [...entries, ...commandFiles(manifest)].map((entry) => [entry, join(root, 'src', entry)]),
        ),
        formats: ['es'],
        cssFileName: 'style',
      },
      rolldownOptions: {
        // Only commands use Node's own modules.
        external: (id) =>
          id.startsWith('node:') || external.some((name) => id === name || id.startsWith(`${name}/`)),
        // Entries keep their 'use client'; the trial of the packages needs it.
        checks: { moduleLevelDirective: false },
        output: {
          chunkFileNames: 'chunks/[name].js',
          // The sources are only in the map: their names must not lead out of the package.
          sourcemapPathTransform: (source) => source.replace(/^(\.\.\/)+/, ''),
        },
      },
    },
  });
}

const installed = join(import.meta.dirname, '../../node_modules');

/**
 * Makes a library's `style.css` import the sheets of all libraries that it depends on, so that a host imports one. They
 * are not copied: the host's bundler finds each in the version that is installed there.
 */
const stylesOfDependencies = (manifest: LibraryManifest): Plugin => ({
  name: 'styles-of-dependencies',
  enforce: 'post',
  apply: 'build',
  generateBundle(_, bundle) {
    const sheet = bundle['style.css'];
    if (sheet?.type !== 'asset') throw new Error(`${manifest.name} has no style.css`);
    const imports = styledDependencies(manifest).map((name) => `@import '${name}/style.css';\n`);
    sheet.source = `${imports.join('')}${sheet.source as string}`;
  },
});

/** Dependencies with styles, each after its own dependencies: later rules win. */
function styledDependencies(manifest: LibraryManifest): string[] {
  const found = new Set<string>();
  const visit = ({ dependencies, peerDependencies }: LibraryManifest): void => {
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (!name.startsWith('@oa-profile/') || found.has(name)) continue;
      const dependency = readManifest(join(installed, name));
      visit(dependency);
      if ('./style.css' in dependency.exports) found.add(name);
    }
  };
  visit(manifest);
  return [...found];
}
