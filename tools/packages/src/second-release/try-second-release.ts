import { copyFileSync, mkdirSync, readFileSync, writeFileSync, cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from 'build-tools/library-manifest';
import { runCommand } from 'build-tools/run-command';
import { inc } from 'semver';
import type { InstalledProject } from '../consumer/consumer.js';
import { outsideNames } from '../consumer/consumer-project.js';
import { lockOutsideVersions, readLockFile } from '../consumer/lock-outside-versions.js';
import { timed } from '../trial.js';
import { createNewHost } from '../hosts/add-hosts.js';
import { tryNewHost } from '../hosts/try-hosts.js';
import type { Library } from '../libraries.js';
import { pack } from '../pack.js';
import { updateCommand } from '../update-command.js';
import { startRegistry, type LocalRegistry } from './local-registry.js';
import { pnpmCopies, withPnpm } from './pnpm.js';

/**
 * Installs a new host from a registry with npm, and another one with pnpm, publishes a release in which `profile` breaks, and
 * brings both to it with the one command for that. Then npm's is used, and pnpm's built.
 *
 * @param home an empty folder, outside of any project
 * @param tarballs of the libraries, by name
 * @param filled has the libraries already. @default a registry of its own, to which they are published here
 * @throws Error if something does not work, or if the host ever has packages of both releases
 */
export async function trySecondRelease(
  libraries: readonly Library[],
  tarballs: ReadonlyMap<string, string>,
  { folder: home, platformUrl, browser }: InstalledProject,
  filled?: LocalRegistry,
): Promise<void> {
  const registry = filled ?? (await startRegistry());
  try {
    if (!filled)
      publish(
        registry,
        libraries.map(({ folder }) => folder),
        tarballs,
      );
    for (const each of [home, join(home, 'pnpm')]) {
      mkdirSync(each);
      await createNewHost(each, tarballs);
    }
    const folder = join(home, 'my-site');
    await timed('a new host, installed', () => install(folder, registry.url, libraries));
    const pnpm = join(home, 'pnpm/my-site');
    await timed('the same with pnpm', () => installWithPnpm(pnpm, registry.url, folder));

    mkdirSync(join(home, 'tarballs'));
    const next = writeNextRelease(libraries, join(home, 'next'));
    publish(registry, next, pack(next, join(home, 'tarballs')));
    const version = libraries[0]?.manifest.version ?? '';
    await timed('a new host, updated', () => update(folder, version));
    await timed('the same with pnpm', () => updateWithPnpm(pnpm, version));
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

function useRegistry(folder: string, registryUrl: string): void {
  const settings = [
    `@oa-profile:registry=${registryUrl}`,
    'prefer-offline=true',
    'audit=false',
    'fund=false',
  ];
  writeFileSync(join(folder, '.npmrc'), settings.join('\n'));
}

async function install(folder: string, registryUrl: string, libraries: readonly Library[]): Promise<void> {
  useRegistry(folder, registryUrl);
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

/** Installs a host in the versions of the one that npm has installed. */
async function installWithPnpm(folder: string, registryUrl: string, installed: string): Promise<void> {
  useRegistry(folder, registryUrl);
  copyFileSync(join(installed, 'package-lock.json'), join(folder, 'package-lock.json'));
  await runCommand('pnpm', ['import'], { cwd: folder, env: withPnpm });
  await runCommand('pnpm', ['install'], { cwd: folder, env: withPnpm });
}

async function updateWithPnpm(folder: string, version: string): Promise<void> {
  const next = nextVersion(version);
  expectPnpmRelease(folder, version);

  // pnpm only warns of what npm refuses.
  await runCommand('pnpm', ['add', `@oa-profile/page-server@^${next}`], { cwd: folder, env: withPnpm });
  const said = await runCommand('pnpm', ['run', 'build'], { cwd: folder, env: withPnpm }).then(
    () => 'nothing',
    String,
  );
  if (!/To have one: pnpm add @oa-profile\//.test(said))
    throw new Error(`Built from two releases, the host said ${said}`);

  await runCommand('sh', ['-c', updateCommand(next, 'pnpm')], { cwd: folder, env: withPnpm });
  expectPnpmRelease(folder, next);
  await runCommand('pnpm', ['run', 'build'], { cwd: folder, env: withPnpm });
}

/** @throws Error that names what pnpm has of ours, unless that is each package once, in this version */
function expectPnpmRelease(folder: string, version: string): void {
  const installed = pnpmCopies(folder).map((key) => /^(.+?)@([^(]+)/.exec(key) ?? []);
  const names = new Set(installed.map(([, name]) => name));
  if (!names.size || names.size < installed.length || installed.some(([, , found]) => found !== version))
    throw new Error(`pnpm has not each of these once in ${version}: ${installed.join(' ')}`);
}

/** Of `profile`, and called by `page-server`: the second release calls it otherwise. */
const [was, is] = ['completeSections', 'sectionsCompleted'];

/** The next version that may break: of 0.1.0 it is 0.2.0. */
const nextVersion = (version: string): string =>
  inc(version, version.startsWith('0.') ? 'minor' : 'major') ?? '';

/**
 * Writes built libraries as a release would have them in which `profile` breaks: with the next version, by which they require
 * each other.
 *
 * @param to a folder for them
 * @returns their folders
 */
function writeNextRelease(libraries: readonly Library[], to: string): string[] {
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
