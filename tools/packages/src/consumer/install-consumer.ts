import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from 'build-tools/run-command';
import type { Library } from '../libraries.js';
import { shared } from '../package-problems.js';
import { readLockFile } from './lock-outside-versions.js';

/**
 * Installs a project's dependencies.
 *
 * @throws Error if a library is linked instead of installed, or a package that must be unique is installed twice
 */
export async function installConsumer(folder: string, libraries: readonly Library[]): Promise<void> {
  await runCommand('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  const places = Object.keys(readLockFile(folder).packages);
  for (const name of [...shared, ...libraries.map(({ name }) => name)]) {
    const copies = places.filter((place) => place.endsWith(`node_modules/${name}`));
    if (copies.length !== 1)
      throw new Error(`${name} is installed ${copies.length} times: ${copies.join(', ')}`);
    const place = join(folder, copies[0] ?? '');
    if (!existsSync(place) || lstatSync(place).isSymbolicLink()) throw new Error(`${name} is linked`);
  }
}
