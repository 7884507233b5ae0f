import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from 'build-tools/run-command';
import { workspace } from '../libraries.js';

const source = join(workspace, 'apps/profile-web');

/**
 * Writes a copy of our own host into a folder, as another team would have it: its files, with the libraries installed
 * instead of linked, and no configuration of this workspace.
 */
export function writeOurHost(projects: string): void {
  const folder = join(projects, 'our-host');
  mkdirSync(join(folder, 'src'), { recursive: true });
  cpSync(join(source, 'public'), join(folder, 'public'), { recursive: true });
  for (const file of readdirSync(join(source, 'src')).filter((name) => /^[^.]+\.ts$/.test(name)))
    cpSync(join(source, 'src', file), join(folder, 'src', file));
  const config = readFileSync(join(source, 'vite.config.ts'), 'utf8');
  writeFileSync(join(folder, 'vite.config.ts'), outside(config));
  const { dependencies } = manifestIn(source);
  const { vite } = manifestIn(workspace).devDependencies;
  const manifest = {
    name: 'our-host',
    private: true,
    type: 'module',
    dependencies,
    devDependencies: { vite },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}

interface HostManifest {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): HostManifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as HostManifest;

/** A configuration as it is outside of the workspace. */
const outside = (config: string): string =>
  config
    .replace(/'[./]+libs\/page-build\/src\/index\.js'/, "'@oa-profile/page-build'")
    .replace(/^\/\/\/ <reference .*\n/, '')
    .replace(/^ {2}(cacheDir|test): .*\n/gm, '');

/** Makes a new host in a folder with the packed command and its options, as `npm create` does. */
export async function createNewHost(
  folder: string,
  tarballs: ReadonlyMap<string, string>,
  options: readonly string[] = [],
): Promise<void> {
  const creator = `--package=${tarballs.get('@oa-profile/create-host') ?? ''}`;
  const words = ['exec', '--yes', '--offline', creator, '--', 'create-host', 'my-site', ...options];
  await runCommand('npm', words, { cwd: folder });
}
