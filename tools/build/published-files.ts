import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SOURCE } from './conditions.js';
import type { LibraryManifest } from './library-manifest.js';

const workspace = join(import.meta.dirname, '../..');

/** Documents of a package. A library has no changelog before its first release. */
const documents = ['README.md', 'CHANGELOG.md'];

/** The versions of Node that the libraries are tested with. */
const engines = { node: '>=20.19' };

/**
 * Completes a library's `dist` for publishing: with a manifest, README, changelog, licence, and the files of its folder
 * that `exports` names. It is packed as it is.
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

/** Files of the library's folder that are exported unchanged. */
function ownFiles({ exports }: LibraryManifest): string[] {
  return Object.values(exports)
    .filter((target) => typeof target === 'string')
    .map((target) => target.replace('./', ''))
    .filter((file) => !file.startsWith('dist/') && file !== 'package.json');
}

/** A library's published package.json: paths relative to `dist`, and nothing that only this workspace needs. */
export function publishedManifest(manifest: LibraryManifest): object {
  const forOthers = Object.entries(manifest)
    .filter(([key]) => !['nx', 'devDependencies'].includes(key))
    .map(([key, value]): [string, unknown] => {
      if (key === 'exports') return [key, publishedExports(manifest)];
      return [key, key === 'bin' ? publishedCommands(manifest) : value];
    });
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

const publishedCommands = ({ bin = {} }: LibraryManifest): object =>
  Object.fromEntries(Object.entries(bin).map(([name, path]) => [name, fromDist(path)]));

const fromDist = (path: string): string => path.replace(/^\.\/dist\//, './');
