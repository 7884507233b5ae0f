import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readManifest, type LibraryManifest } from './library-manifest.js';

const installed = join(import.meta.dirname, '../../node_modules');

/**
 * Makes a library's `style.css` import the sheets of all libraries that it depends on, so that a host imports one. They
 * are not copied: the host's bundler finds each in the version that is installed there.
 */
export const stylesOfDependencies = (manifest: LibraryManifest): Plugin => ({
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
