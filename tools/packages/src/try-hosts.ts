import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from 'build-tools/run-command';
import { outsideNames } from './consumer/consumer-project.js';
import { installConsumer } from './consumer/install-consumer.js';
import { lockOutsideVersions } from './consumer/lock-outside-versions.js';
import { timed } from './consumer/timed.js';
import { builtFiles, differences } from './hosts/built-files.js';
import { writeOurHost } from './hosts/our-host.js';
import { useNewHost } from './hosts/use-new-host.js';
import { builtLibraries, workspace, type Library } from './libraries.js';
import { pack } from './pack.js';

/** What is tried: the packed libraries, and an empty folder for hosts. */
interface Trial {
  libraries: readonly Library[];
  /** Paths of tarballs, by name. */
  tarballs: Readonly<Record<string, string>>;
  home: string;
}

interface HostManifest {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

/** Makes hosts from the packed libraries in a folder outside of the workspace, and uses them there. */
async function tryHosts(): Promise<void> {
  const libraries = builtLibraries();
  const home = mkdtempSync(join(tmpdir(), 'hosts-'));
  const folder = join(home, 'tarballs');
  mkdirSync(folder);
  const tarballs = Object.fromEntries(
    pack(
      libraries.map((library) => library.folder),
      folder,
    ),
  );
  try {
    await tryOurHost({ libraries, tarballs, home });
    await tryNewHost({ libraries, tarballs, home });
  } catch (error) {
    console.error(`The hosts are kept for inspection: ${home}`);
    throw error;
  }
  rmSync(home, { recursive: true, force: true });
}

/** Ours has the same files as in the workspace, and the end-to-end tests of what depends on the build pass. */
async function tryOurHost({ libraries, tarballs, home }: Trial): Promise<void> {
  const host = join(home, 'our-host');
  writeOurHost(host, specsOf(tarballs));
  await install(host, libraries);
  await timed('ours, built', () => npx(host, 'vite', 'build', '--logLevel', 'warn'));
  const problems = differences(builtFiles(host), builtFiles(join(workspace, 'apps/profile-web')));
  if (problems.length)
    throw new Error(`Built from tarballs, our host has other files:\n${problems.join('\n')}`);
  await timed('ours, in a browser', () => endToEnd(join(host, 'dist')));
}

/** A newly generated one, with three of our plugins and one of its own, works by the commands of its README. */
async function tryNewHost({ libraries, tarballs, home }: Trial): Promise<void> {
  const host = join(home, 'my-site');
  const wanted = withDependencies(libraries, newHostLibraries);
  const names = wanted.map(({ name }) => name);
  const creator = `--package=${tarballs['@oa-profile/create-host'] ?? ''}`;
  await npm(home, 'exec', '--yes', '--offline', creator, '--', 'create-host', host);
  takeTarballs(
    host,
    specsOf(Object.fromEntries(Object.entries(tarballs).filter(([name]) => names.includes(name)))),
  );
  await install(host, wanted);
  await timed('a new one, tested', () => npm(host, 'test'));
  await timed('a new one, built', () => npm(host, 'run', 'build'));
  await timed('a new one, in a browser', () => useNewHost(host));
}

/** Those of our libraries that the template of a host names. */
const newHostLibraries = [
  'page-build',
  'page-server',
  'page-start',
  'plugin-signboard',
  'plugin-basic-info',
  'plugin-faq',
];

/** Libraries by their short names, with all of ours that they need. */
function withDependencies(libraries: readonly Library[], names: readonly string[]): Library[] {
  const found = new Set<Library>();
  const visit = (name: string): void => {
    const library = libraries.find((each) => each.name === name);
    if (!library || found.has(library)) return;
    found.add(library);
    const { dependencies, peerDependencies } = library.manifest;
    Object.keys({ ...dependencies, ...peerDependencies }).forEach(visit);
  };
  names.forEach((name) => visit(`@oa-profile/${name}`));
  return [...found];
}

/** Replaces the versions of our packages: no registry has them. */
function takeTarballs(host: string, specs: Readonly<Record<string, string>>): void {
  const file = join(host, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as HostManifest;
  const { dependencies, devDependencies } = manifest;
  const taken = (ranges: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, specs[name] ?? range]));
  const direct = { ...dependencies, ...devDependencies };
  const others = Object.entries(specs).filter(([name]) => !Object.hasOwn(direct, name));
  const changed = {
    ...manifest,
    dependencies: taken(dependencies),
    devDependencies: taken(devDependencies),
    // What the packages need of one another.
    overrides: Object.fromEntries(others),
  };
  writeFileSync(file, JSON.stringify(changed, null, 2));
}

const specsOf = (tarballs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]));

/** Installs a host's dependencies, those of others in the versions of this workspace. */
async function install(host: string, libraries: readonly Library[]): Promise<void> {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(host, 'package.json'), 'utf8'),
  ) as HostManifest;
  const own = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@oa-profile/'),
  );
  lockOutsideVersions(host, [...new Set([...outsideNames(libraries), ...own])]);
  await timed('installed', () => installConsumer(host, libraries));
}

/** Runs a tool that the host has installed. */
async function npx(folder: string, ...words: readonly string[]): Promise<void> {
  await runCommand('npx', ['--no-install', ...words], { cwd: folder, env: { NODE_ENV: 'production' } });
}

async function npm(folder: string, ...words: readonly string[]): Promise<void> {
  await runCommand('npm', words, { cwd: folder });
}

/** The end-to-end tests of what depends on the build, against the one in a folder. */
async function endToEnd(build: string): Promise<void> {
  const words = ['playwright', 'test', '--config', 'apps/profile-web/hosts.config.ts'];
  await runCommand('npx', ['--no-install', ...words], { cwd: workspace, env: { PAGE_BUILD: build } });
}

tryHosts().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
