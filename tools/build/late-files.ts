import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module through which Vite routes every `import()` of a build, with the files that it needs. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces what Vite does before each `import()` by our `importLate`. It takes the same parameters: a function that
 * imports, and the other files that the import needs, relative to the root of the site, if there are any.
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
