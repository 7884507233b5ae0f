import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Versions of packages by name. */
export type Versions = Record<string, string>;

/** What a host's package.json says, as far as it is changed here. */
export interface Manifest {
  name?: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  /** Where pnpm and Yarn take packages from, whoever needs them. */
  resolutions?: Versions;
  /** What of the host a page needs when. */
  pageFiles?: { firstTexts?: string[]; views?: Record<string, string[]> };
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
