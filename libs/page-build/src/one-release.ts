import type { Plugin } from 'vite';
import { packageOf } from './package-files.js';

/**
 * Fails a build with packages of ours from different releases, which would not share contexts, stores and types. npm
 * refuses to install those; other package managers only warn of them.
 */
export const oneRelease = (): Plugin => ({
  name: 'one-release',
  apply: 'build',
  // Also if the build has failed: mixed releases are then the reason.
  buildEnd() {
    const problem = mixedReleases(this.getModuleIds());
    if (problem) this.error(problem);
  },
});

/** Which packages of ours, among those of modules, are not from the newest release, and what to do. */
function mixedReleases(moduleIds: Iterable<string>): string | undefined {
  const packages = [...new Set(Array.from(moduleIds, packageOf))]
    .filter((each) => each !== undefined)
    .filter(({ name }) => name.startsWith('@oa-profile/'));
  const [newest = ''] = packages
    .map(({ version }) => version)
    .sort(byNumbers)
    .slice(-1);
  const older = packages.filter(({ version }) => releaseOf(version) !== releaseOf(newest));
  if (!older.length) return undefined;
  const found = older.map(({ name, version, folder }) => `${name} ${version} in ${folder}`);
  const wanted = new Set(older.map(({ name }) => `${name}@^${newest}`));
  return [
    `Packages of different releases are installed. Beside ${newest}:`,
    ...found.sort(),
    `To have one: ${addCommand()} ${[...wanted].sort().join(' ')}`,
  ].join('\n');
}

/** How package managers add packages in versions that somebody names. */
const addCommands: ReadonlyMap<string, string> = new Map([
  ['npm', 'npm install'],
  ['pnpm', 'pnpm add'],
  ['yarn', 'yarn add'],
  ['bun', 'bun add'],
]);

/** The command of the manager that runs this build; of npm, which comes with Node, if none does. */
function addCommand(): string {
  const [manager = ''] = (process.env['npm_config_user_agent'] ?? '').split('/');
  return addCommands.get(manager) ?? 'npm install';
}

const byNumbers = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** The part of a version that does not change while nothing breaks: of 0.2.1 it is 0.2, of 1.2.3 it is 1. */
const releaseOf = (version: string): string => /^(0\.)?\d+/.exec(version)?.[0] ?? '';
