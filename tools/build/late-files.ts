import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module through which Vite lets every `import()` of a build go, with the files that it needs. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces what Vite does before each `import()` by a function of ours, `importLate`. It is called like Vite's: with
 * a function that imports, and with the files that the import needs besides, relative to the root of the site; none are
 * named where the module needs no other.
 *
 * @param source module that exports `importLate`, relative to the root of the build
 */
export function lateFiles(source: string): Plugin {
  let file = '';
  let isUsed = false;
  return {
    name: 'late-files',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      file = join(config.root, source);
    },
    load(id) {
      if (id !== HELPER) return undefined;
      isUsed = true;
      return `export { importLate as __vitePreload } from ${JSON.stringify(file)};`;
    },
    buildEnd(error) {
      if (!error && !isUsed)
        this.error('Vite has a new way of loading late files: late-files.ts must follow');
    },
  };
}
