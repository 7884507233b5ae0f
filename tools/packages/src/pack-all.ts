import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtLibraries, workspace } from './libraries.js';
import { pack } from './pack.js';

/** `npm run pack`: makes tarballs of all libraries, to install them without a registry. */
function packAll(): void {
  const destination = join(workspace, 'dist/tarballs');
  // An old tarball beside a new one of the same library would be installed as well.
  rmSync(destination, { recursive: true, force: true });
  mkdirSync(destination, { recursive: true });
  const packed = pack(
    builtLibraries().map(({ folder }) => folder),
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
