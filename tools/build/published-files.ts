import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SOURCE } from './conditions.js';
import type { LibraryManifest } from './library-manifest.js';

const workspace = join(import.meta.dirname, '../..');

/** What a package says about itself beside its code. A library has no changelog before its first release. */
const documents = ['README.md', 'CHANGELOG.md'];

/** The versions of Node that the libraries are tested with. */
const engines = { node: '>=20.19' };

/**
 * Makes a library's `dist` the package that is published: with a manifest, README, changelog, licence, and the files of
 * its own folder that `exports` names. Nothing has to be copied, filled in or left out when it is packed.
 */
export const publishedFiles = (root: string, manifest: LibraryManifest): Plugin => ({
  name: 'published-files',
  apply: 'build',
  generateBundle() {
    const emit = (fileName: string, source: string): unknown =>
      this.emitFile({ type: 'asset', fileName, source });
    const copied = [...documents.filter((name) => existsSync(join(root, name))), ...ownFiles(manifest)];
    for (const file of copied) emit(file, readFileSync(join(root, file), 'utf8'));
    emit('LICENSE', readFileSync(join(workspace, 'LICENSE'), 'utf8'));
    emit('package.json', `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  },
});

/** Files that are exported as they stand in the library's folder. */
function ownFiles({ exports }: LibraryManifest): string[] {
  return Object.values(exports)
    .filter((target) => typeof target === 'string')
    .map((target) => target.replace('./', ''))
    .filter((file) => !file.startsWith('dist/') && file !== 'package.json');
}

/** A library's package.json as others install it: paths from `dist` on, and nothing that only this workspace needs. */
export function publishedManifest(manifest: LibraryManifest): object {
  const forOthers = Object.entries(manifest)
    .filter(([key]) => !['nx', 'devDependencies'].includes(key))
    .map(([key, value]): [string, unknown] => [key, key === 'exports' ? publishedExports(manifest) : value]);
  return { ...Object.fromEntries(forOthers), engines };
}

function publishedExports({ exports }: LibraryManifest): object {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, target]) => [
      entry,
      typeof target === 'string'
        ? fromDist(target)
        : Object.fromEntries(
            Object.entries(target)
              .filter(([condition]) => condition !== SOURCE)
              .map(([condition, path]) => [condition, fromDist(path)]),
          ),
    ]),
  );
}

const fromDist = (path: string): string => path.replace(/^\.\/dist\//, './');
