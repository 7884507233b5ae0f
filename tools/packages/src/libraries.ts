import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, type LibraryManifest } from 'build-tools/library-manifest';

export const workspace = join(import.meta.dirname, '../../..');

/** A package of the workspace that other teams install. */
export interface Library {
  name: string;
  folder: string;
  /** Its package.json in the workspace. */
  manifest: LibraryManifest;
}

/** Every folder below `root` with a package.json that is not private, by name. */
export function findLibraries(root: string = join(workspace, 'libs')): Library[] {
  return publishableFolders(root).sort((one, other) => (one.name < other.name ? -1 : 1));
}

function publishableFolders(root: string): Library[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || ['node_modules', 'dist', 'src', '.tsc'].includes(entry.name)) return [];
    const folder = join(root, entry.name);
    if (!existsSync(join(folder, 'package.json'))) return publishableFolders(folder);
    const manifest: LibraryManifest & { private?: boolean } = readManifest(folder);
    return manifest.private ? [] : [{ name: manifest.name, folder, manifest }];
  });
}

/** Whether a library's `dist` exists. */
export const isBuilt = ({ folder }: Library): boolean => existsSync(join(folder, 'dist/package.json'));

/**
 * The libraries, which must be built.
 *
 * @throws Error that names those that are not built
 */
export function builtLibraries(root?: string): Library[] {
  const libraries = findLibraries(root);
  const missing = libraries.filter((library) => !isBuilt(library));
  if (missing.length)
    throw new Error(`${missing.map(({ name }) => name).join(', ')} not built; run nx run-many -t build`);
  return libraries;
}
