import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inc } from 'semver';
import type { Library } from '../libraries.js';

/** Of `profile`, and called by `page-server`: the second release calls it otherwise. */
const [was, is] = ['completeSections', 'sectionsCompleted'];

/** The next version that may break: of 0.1.0 it is 0.2.0. */
export const nextVersion = (version: string): string =>
  inc(version, version.startsWith('0.') ? 'minor' : 'major') ?? '';

/**
 * Writes built libraries as a release would have them in which `profile` breaks: with the next version, by which they require
 * each other.
 *
 * @param to a folder for them
 * @returns their folders
 */
export function writeNextRelease(libraries: readonly Library[], to: string): string[] {
  return libraries.map(({ folder, name, manifest: { version } }) => {
    const copy = join(to, name);
    const dist = join(copy, 'dist');
    cpSync(join(folder, 'dist'), dist, { recursive: true });
    for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !/\.(js|tsx?)$/.test(file)) continue;
      const text = readFileSync(file, 'utf8');
      if (text.includes(was)) writeFileSync(file, text.replaceAll(was, is));
    }
    const manifest = join(dist, 'package.json');
    const next = nextVersion(version);
    writeFileSync(
      manifest,
      readFileSync(manifest, 'utf8')
        .replace(`"version": "${version}"`, `"version": "${next}"`)
        .replace(/("@oa-profile\/[^"]+": "\^)[^"]+/g, `$1${next}`),
    );
    return copy;
  });
}
