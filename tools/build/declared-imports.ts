import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { LibraryManifest } from './library-manifest.js';

/**
 * Refuses to build a library that imports a package which its package.json does not name. The workspace has it installed,
 * so that the bundler would take its code into ours: nothing of the import is left to be found in what is published, and
 * whoever installs both has two copies. What devDependencies name is taken in on purpose.
 *
 * @param root the library's folder
 */
export const declaredImports = (root: string, manifest: LibraryManifest): Plugin => {
  const { name, dependencies, peerDependencies, devDependencies } = manifest;
  const declared = [name, ...Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies })];
  return {
    name: 'declared-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const wanted = /^(?!node:)(@[\w.-]+\/)?[a-z\d][\w.-]*(?=\/|$)/i.exec(id)?.[0];
      // What others' modules and tools import is theirs to name.
      if (!wanted || !importer?.startsWith(root) || importer.includes('/node_modules/')) return;
      if (declared.includes(wanted)) return;
      this.error(
        `${relative(root, importer)} imports ${wanted}, which package.json of ${name} does not name`,
      );
    },
  };
};
