import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type * as WholeFile from '@oa-profile/offline/whole-file';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

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
      if (!error && !isUsed) this.error('Vite has a new way of loading late files: lateFiles must follow');
    },
  };
}

/** Ends scripts and styles with a checksum, by which the page and its service worker tell whether they are whole. */
export function checksums(): Plugin {
  return {
    name: 'checksums',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A file with a checksum has another name than one without, which caches may have.
    augmentChunkHash: () => 'checksum',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const source = await this.resolve('@oa-profile/offline/whole-file', fileURLToPath(import.meta.url));
        if (!source) this.error('@oa-profile/offline is not installed');
        const { module } = await runnerImport<typeof WholeFile>(source.id);
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = module.withChecksum(file.code);
          else if (/\.(?:js|css)$/.test(file.fileName))
            file.source = module.withChecksum(String(file.source));
        }
      },
    },
  };
}

/**
 * Moves the browser files' source maps out of the served folder, into one from which they are uploaded to the error
 * service: they contain the sources, which are not public.
 *
 * @param folder relative to the root of the build
 */
export function sourceMapsAside(folder: string): Plugin {
  let root = '';
  return {
    name: 'source-maps-aside',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const aside = resolve(root, folder);
        await rm(aside, { recursive: true, force: true });
        await mkdir(aside, { recursive: true });
        const files = await readdir(resolve(root, dir), { recursive: true });
        for (const file of files.filter((name) => name.endsWith('.map')))
          await rename(join(resolve(root, dir), file), join(aside, basename(file)));
      },
    },
  };
}
