import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SOURCE } from './conditions.js';

/** What is read of a library's package.json. */
export interface LibraryManifest {
  name: string;
  version: string;
  sideEffects: boolean | string[];
  /** Targets by entry and condition, as the workspace resolves them: `./src/…`, `./dist/…`. */
  exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

const workspace = join(import.meta.dirname, '../..');

/** What a package says about itself beside its code. A library has no changelog before its first release. */
const documents = ['README.md', 'CHANGELOG.md'];

/**
 * Makes a library's `dist` the package that is published: with a manifest, README, changelog, licence, and the files of
 * its own folder that `exports` names. Nothing has to be copied, filled in or left out when it is packed.
 */
export const publishedFiles = (root: string, manifest: LibraryManifest): Plugin => ({
  name: 'published-files',
  apply: 'build',
  generateBundle() {
    const exported = targets(manifest).map(({ target }) => target);
    const own = exported.filter((target) => !/^\.\/(dist|src)\/|^\.\/package\.json$/.test(target));
    const copied = [...documents.filter((name) => existsSync(join(root, name))), ...own];
    const emit = (fileName: string, source: string): unknown =>
      this.emitFile({ type: 'asset', fileName, source });
    for (const file of copied) emit(file.replace(/^\.\//, ''), readFileSync(join(root, file), 'utf8'));
    emit('LICENSE', readFileSync(join(workspace, 'LICENSE'), 'utf8'));
    emit('package.json', `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  },
});

/** A library's package.json as others install it: paths from `dist` on, and nothing that only this workspace needs. */
export function publishedManifest(manifest: LibraryManifest): object {
  const forOthers = Object.entries(manifest)
    .filter(([key]) => !['nx', 'devDependencies'].includes(key))
    .map(([key, value]) => (key === 'exports' ? [key, publishedExports(manifest)] : [key, value]));
  return { ...Object.fromEntries(forOthers), engines: { node: '>=20.19' } };
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

/** A target of an entry, under one condition; `default` for an entry that has none. */
export interface ExportTarget {
  entry: string;
  condition: string;
  target: string;
}

/** All that a manifest exports. */
export function targets({ exports }: Pick<LibraryManifest, 'exports'>): ExportTarget[] {
  return Object.entries(exports).flatMap(([entry, byCondition]) =>
    Object.entries(typeof byCondition === 'string' ? { default: byCondition } : byCondition).map(
      ([condition, target]) => ({ entry, condition, target }),
    ),
  );
}

const fromDist = (path: string): string => path.replace(/^\.\/dist\//, './');
