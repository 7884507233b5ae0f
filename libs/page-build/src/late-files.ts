import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module through which Vite routes every `import()` of a build, with the files that it needs. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces what Vite does before each `import()` by our `importLate`. It takes the same parameters: a function that
 * imports, and the other files that the import needs, relative to the root of the site, if there are any.
 */
export function lateFiles(): Plugin {
  let isUsed = false;
  return {
    name: 'late-files',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (id !== HELPER) return undefined;
      isUsed = true;
      const importLate = await this.resolve(
        '@oa-profile/page-start/import-late',
        fileURLToPath(import.meta.url),
      );
      return `export { importLate as __vitePreload } from ${JSON.stringify(importLate?.id)};`;
    },
    buildEnd(error) {
      if (!error && !isUsed)
        this.error('Vite has a new way of loading late files: late-files.ts must follow');
    },
  };
}
