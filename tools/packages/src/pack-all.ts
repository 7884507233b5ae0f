import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findLibraries, workspace } from './libraries.js';
import { neededLibraries } from './needed-libraries.js';
import { pack } from './pack.js';

/**
 * `npm run pack`: builds all libraries and makes tarballs of them, to install them without a registry.
 * `npm run pack -- keep-client` does so with that one, and with what it needs.
 */
function packAll(): void {
  const libraries = neededLibraries(findLibraries(), process.argv.slice(2));
  const names = libraries.map(({ name }) => name);
  const { status } = spawnSync('nx', ['run-many', '-t', 'build', '-p', names.join()], {
    cwd: workspace,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('They are not packed, since they cannot be built.');
  const destination = join(workspace, 'dist/tarballs');
  // An old tarball beside a new one of the same library would be installed as well.
  rmSync(destination, { recursive: true, force: true });
  mkdirSync(destination, { recursive: true });
  const packed = pack(
    libraries.map(({ folder }) => folder),
    destination,
  );
  for (const path of packed.values()) console.log(path);
}

try {
  packAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
