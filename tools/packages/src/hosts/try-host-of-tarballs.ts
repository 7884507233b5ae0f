import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from 'build-tools/run-command';
import { outsideNames } from '../consumer/consumer-project.js';
import { lockOutsideVersions, readLockFile } from '../consumer/lock-outside-versions.js';
import type { Library } from '../libraries.js';
import { pnpmCopies, withPnpm } from '../second-release/pnpm.js';
import { createNewHost } from './add-hosts.js';

/**
 * Makes a new host that has its packages in a folder, and lets npm and pnpm find what they would install.
 *
 * @param home an empty folder, outside of any project
 * @throws Error if one of them refuses, or would take a package of ours from elsewhere
 */
export async function tryHostOfTarballs(
  libraries: readonly Library[],
  tarballs: ReadonlyMap<string, string>,
  home: string,
): Promise<void> {
  mkdirSync(home);
  const [tarball = ''] = tarballs.values();
  await createNewHost(home, tarballs, ['--packages', dirname(tarball)]);
  const folder = join(home, 'my-site');
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', object>;
  const others = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@oa-profile/'),
  );
  lockOutsideVersions(folder, [...outsideNames(libraries), ...others]);
  const words = ['install', '--package-lock-only', '--prefer-offline', '--no-audit', '--no-fund'];
  await runCommand('npm', words, { cwd: folder });
  const ours = Object.entries(readLockFile(folder).packages)
    .filter(([place]) => /\/@oa-profile\//.test(place))
    .map(([place, { resolved = '' }]) => `${place} ${resolved}`);
  expectFromFolder(ours, / file:packages\//);

  await runCommand('pnpm', ['install', '--lockfile-only'], { cwd: folder, env: withPnpm });
  expectFromFolder(pnpmCopies(folder), /@file:packages\//);
}

function expectFromFolder(ours: readonly string[], expected: RegExp): void {
  const astray = ours.filter((each) => !expected.test(each));
  if (!ours.length || astray.length)
    throw new Error(`Of ${ours.length} packages these are not from the host's folder: ${astray.join(', ')}`);
}
