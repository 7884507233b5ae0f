import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Packs the built folders of libraries like `npm publish`, with a single run of npm.
 *
 * @param destination an existing folder
 * @returns paths of the tarballs, by the packages' names
 */
export function pack(folders: readonly string[], destination: string): Map<string, string> {
  const options = ['--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', destination];
  const built = folders.map((folder) => join(folder, 'dist'));
  const answer = execFileSync('npm', ['pack', ...options, ...built], { encoding: 'utf8' });
  const packed = JSON.parse(answer) as { name: string; filename: string }[];
  return new Map(packed.map(({ name, filename }) => [name, join(destination, filename)]));
}
