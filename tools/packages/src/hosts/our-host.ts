import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../libraries.js';

/** The host of this repository. */
const source = join(workspace, 'apps/profile-web');

interface HostManifest {
  name: string;
  dependencies: Readonly<Record<string, string>>;
}

/**
 * Writes a copy of our own host as another team would have it: its files, with the libraries installed instead of
 * linked, and no configuration of this workspace.
 *
 * @param specs what is installed, by library
 */
export function writeOurHost(folder: string, specs: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, 'src'), { recursive: true });
  cpSync(join(source, 'public'), join(folder, 'public'), { recursive: true });
  for (const file of readdirSync(join(source, 'src')).filter((name) => /^[^.]+\.ts$/.test(name)))
    cpSync(join(source, 'src', file), join(folder, 'src', file));
  for (const file of ['vite.config.ts', 'vite.worker.config.ts'])
    writeFileSync(join(folder, file), outside(readFileSync(join(source, file), 'utf8')));
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as HostManifest;
  const { devDependencies } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const manifest = {
    name: 'our-host',
    private: true,
    type: 'module',
    dependencies: { ...dependencies, ...specs },
    devDependencies: { vite: devDependencies['vite'] },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}

/** A configuration as it is outside of the workspace. */
const outside = (config: string): string =>
  config
    .replace(/'[./]+libs\/page-build\/src\/index\.js'/, "'@oa-profile/page-build'")
    .replace(/^\/\/\/ <reference .*\n/, '')
    .replace(/^ {2}(cacheDir|test): .*\n/gm, '');
