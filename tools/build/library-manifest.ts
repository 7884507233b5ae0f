import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE } from './conditions.js';

/** What an entry of `exports` leads to: a file, or files by condition. */
export type ExportTarget = string | Readonly<Record<string, string>>;

/** The parts of a library's package.json that are used here. */
export interface LibraryManifest {
  name: string;
  version: string;
  description: string;
  /** Its own, beside those of the whole repository. */
  keywords?: readonly string[];
  /** Targets by entry and condition, as the workspace resolves them: `./src/…`, `./dist/…`. */
  exports: Readonly<Record<string, ExportTarget>>;
  /** Commands and their files, as the workspace builds them: `./dist/…`. */
  bin?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

export interface CodeEntry {
  /** Import specifier: `@oa-profile/api-client/schemas`. */
  specifier: string;
  /** Its file, relative to `src` or `dist` and without extension: `schemas/index`. */
  file: string;
}

/** Files of a library's commands, relative to `src` or `dist` and without extension. */
export function commandFiles({ bin = {} }: Pick<LibraryManifest, 'bin'>): string[] {
  return Object.values(bin).map((target) => target.replace(/^\.\/dist\/|\.js$/g, ''));
}

export function readManifest(folder: string): LibraryManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as LibraryManifest;
}

/** Peer dependencies that a library always needs; an optional one is for some entries only. */
export function requiredPeers({
  peerDependencies = {},
  peerDependenciesMeta,
}: Pick<LibraryManifest, 'peerDependencies' | 'peerDependenciesMeta'>): string[] {
  return Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
}

/** The code entries of a library, in their order in `exports`. */
export function codeEntries({ name, exports }: Pick<LibraryManifest, 'name' | 'exports'>): CodeEntry[] {
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? '' : (target[SOURCE] ?? '');
    return /\.tsx?$/.test(source)
      ? [{ specifier: `${name}${entry.slice(1)}`, file: source.replace(/^\.\/src\/|\.tsx?$/g, '') }]
      : [];
  });
}
