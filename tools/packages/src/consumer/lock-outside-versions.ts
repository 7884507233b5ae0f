import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../libraries.js';

interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** The parts of a package-lock.json that are used here: packages by folder. */
export interface LockFile {
  packages: Readonly<Record<string, LockedPackage>>;
}

export function readLockFile(folder: string): LockFile {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as LockFile;
}

/**
 * Makes a project install third-party packages in this workspace's versions: what others publish today should not make
 * our commit fail. Must be called before the installation.
 *
 * @param names third-party packages that the project and its libraries require
 */
export function lockOutsideVersions(folder: string, names: readonly string[]): void {
  const { packages } = readLockFile(workspace);
  const locked = new Map<string, LockedPackage>();
  const lock = (name: string, from: string): void => {
    const place = placesSeenFrom(from, name).find((each) => Object.hasOwn(packages, each));
    const found = place === undefined ? undefined : packages[place];
    if (!place || !found || found.link || locked.has(place)) return;
    locked.set(place, found);
    const needed = { ...found.dependencies, ...found.optionalDependencies, ...found.peerDependencies };
    for (const each of Object.keys(needed)) lock(each, place);
  };
  for (const name of names) lock(name, '');
  const lockFile = { name: 'consumer', lockfileVersion: 3, packages: Object.fromEntries(locked) };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockFile));
}

/** Folders in which Node looks for a package, from a folder up. */
function placesSeenFrom(folder: string, name: string): string[] {
  const inner = folder ? [`${folder}/node_modules/${name}`] : [];
  const outer = folder.lastIndexOf('/node_modules/');
  if (outer >= 0) return [...inner, ...placesSeenFrom(folder.slice(0, outer), name)];
  return [...inner, `node_modules/${name}`];
}
