import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from 'build-tools/library-manifest';
import { runCommand } from 'build-tools/run-command';
import type { InstalledProject } from '../consumer/consumer.js';
import { outsideNames } from '../consumer/consumer-project.js';
import { lockOutsideVersions, readLockFile } from '../consumer/lock-outside-versions.js';
import { timed } from '../consumer/timed.js';
import { createNewHost } from '../hosts/add-hosts.js';
import { tryNewHost } from '../hosts/try-hosts.js';
import type { Library } from '../libraries.js';
import { pack } from '../pack.js';
import { updateCommand } from '../upgrade-guide.js';
import { startRegistry, type LocalRegistry } from './local-registry.js';
import { nextVersion, writeNextRelease } from './next-release.js';

/**
 * Installs a new host from a registry, publishes a release in which `profile` breaks, and brings the host to it with the
 * command of the guide for upgrading. Then the host is used.
 *
 * @param home an empty folder, outside of any project
 * @param tarballs of the libraries, by name
 * @throws Error if something does not work, or if the host ever has packages of both releases
 */
export async function trySecondRelease(
  libraries: readonly Library[],
  tarballs: ReadonlyMap<string, string>,
  { folder: home, platformUrl, browser }: InstalledProject,
): Promise<void> {
  const registry = await startRegistry();
  try {
    publish(
      registry,
      libraries.map(({ folder }) => folder),
      tarballs,
    );
    mkdirSync(home);
    await createNewHost(home, tarballs);
    const folder = join(home, 'my-site');
    await timed('a new host, installed', () => install(folder, registry.url, libraries));

    mkdirSync(join(home, 'tarballs'));
    const next = writeNextRelease(libraries, join(home, 'next'));
    publish(registry, next, pack(next, join(home, 'tarballs')));
    await timed('a new host, updated', () => update(folder, libraries[0]?.manifest.version ?? ''));
    await tryNewHost(folder, platformUrl, browser);
  } finally {
    registry.close();
  }
}

function publish(
  registry: LocalRegistry,
  folders: readonly string[],
  tarballs: ReadonlyMap<string, string>,
): void {
  for (const folder of folders) {
    const manifest = readManifest(join(folder, 'dist'));
    registry.publish(manifest, tarballs.get(manifest.name) ?? '');
  }
}

async function install(folder: string, registryUrl: string, libraries: readonly Library[]): Promise<void> {
  const settings = [
    `@oa-profile:registry=${registryUrl}`,
    'prefer-offline=true',
    'audit=false',
    'fund=false',
  ];
  writeFileSync(join(folder, '.npmrc'), settings.join('\n'));
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', object>;
  const asked = Object.keys({ ...dependencies, ...devDependencies });
  lockOutsideVersions(folder, [...outsideNames(libraries), ...asked]);
  await runCommand('npm', ['install'], { cwd: folder });
}

async function update(folder: string, version: string): Promise<void> {
  const next = nextVersion(version);
  await runCommand('npm', ['update'], { cwd: folder });
  expectRelease(folder, version);

  const said = await runCommand('npm', ['install', `@oa-profile/page-server@^${next}`], { cwd: folder }).then(
    () => 'nothing',
    String,
  );
  if (!/peer @oa-profile\/\S+@"\^/.test(said)) throw new Error(`Asked to mix two releases, npm said ${said}`);
  expectRelease(folder, version);

  await runCommand('sh', ['-c', updateCommand(next)], { cwd: folder });
  expectRelease(folder, next);
}

/** @throws Error that names the packages of ours that are there twice, or in another version */
function expectRelease(folder: string, version: string): void {
  const installed = Object.entries(readLockFile(folder).packages).filter(([place]) =>
    /node_modules\/@oa-profile\/[^/]+$/.test(place),
  );
  const wrong = installed.filter(
    ([place, entry]) => entry.version !== version || place.lastIndexOf('node_modules/') > 0,
  );
  if (!installed.length || wrong.length)
    throw new Error(
      `Of ${installed.length} packages these are not once there in ${version}: ${JSON.stringify(wrong)}`,
    );
}
