import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace, type Library } from '../libraries.js';
import { runCommand } from './run-command.js';

interface LockFile {
  packages: Record<string, { version?: string; link?: boolean; resolved?: string }>;
}

/** Two copies of these on one page do not know of each other's state. */
const shared = ['react', 'react-dom', 'i18next', 'react-i18next'];

const lockFileOf = (folder: string): LockFile =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as LockFile;

/**
 * Lets a project install what others have made in the versions that this workspace has installed: what is published
 * elsewhere today should not decide whether our own commit is good.
 */
export function lockOutsideVersions(folder: string): void {
  const packages = Object.entries(lockFileOf(workspace).packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  const lockFile = { name: 'consumer', lockfileVersion: 3, packages: Object.fromEntries(packages) };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockFile));
}

/**
 * Installs a project's dependencies.
 *
 * @throws Error when a library is linked instead of installed, or something that may be there only once is there twice
 */
export async function installConsumer(folder: string, libraries: readonly Library[]): Promise<void> {
  await runCommand('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  const places = Object.keys(lockFileOf(folder).packages);
  for (const name of [...shared, ...libraries.map(({ name }) => name)]) {
    const copies = places.filter((place) => place.endsWith(`node_modules/${name}`));
    if (copies.length !== 1)
      throw new Error(`${name} is installed ${copies.length} times: ${copies.join(', ')}`);
    const place = join(folder, copies[0] ?? '');
    if (!existsSync(place) || lstatSync(place).isSymbolicLink()) throw new Error(`${name} is linked`);
  }
}
