import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runCommand } from 'build-tools/run-command';
import { withConsumer } from '../consumer/consumer.js';
import { outsideDependencies } from '../consumer/consumer-project.js';
import { installConsumer } from '../consumer/install-consumer.js';
import { timed } from '../consumer/timed.js';
import { findLibraries, workspace, type Library } from '../libraries.js';
import { startLocalRegistry, type LocalRegistry } from './local-registry.js';
import { copyForRelease, type WorkspaceCopy } from './workspace-copy.js';

/**
 * Rehearses a release and an upgrade with a local registry: publishes all libraries, makes a host by `npm create`,
 * installs the libraries by name and version into an empty project with the oldest peer dependencies that they accept,
 * uses them, releases a new version of one, upgrades it and the peer dependencies, and uses them again. Leaves nothing
 * behind in this workspace.
 */
async function rehearseRelease(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  let registry: LocalRegistry | undefined;
  try {
    registry = await startLocalRegistry(join(home, 'registry'));
    const copy = await copyForRelease(join(home, 'workspace'), registry);
    await copy.publish();
    console.log(`Published to ${registry.url}`);
    await createHost(join(home, 'sites'), registry.npmrc);
    await installAndUpgrade(copy, registry.npmrc);
  } finally {
    await registry?.close();
    rmSync(home, { recursive: true, force: true });
  }
}

/** A host by `npm create`, as somebody without this repository makes one. */
async function createHost(folder: string, npmrc: string): Promise<void> {
  const host = join(folder, 'my-site');
  mkdirSync(folder);
  writeFileSync(join(folder, '.npmrc'), npmrc);
  await runCommand('npm', ['create', '--yes', '@oa-profile/host', 'my-site'], { cwd: folder });
  writeFileSync(join(host, '.npmrc'), npmrc);
  for (const words of [['install', '--no-audit', '--no-fund'], ['test'], ['run', 'build']])
    await timed(`a new host: npm ${words.join(' ')}`, () => runCommand('npm', words, { cwd: host }));
}

async function installAndUpgrade(copy: WorkspaceCopy, npmrc: string): Promise<void> {
  const libraries = findLibraries();
  const specs = Object.fromEntries(libraries.map(({ name, manifest }) => [name, `^${manifest.version}`]));
  const prepare = (folder: string): void => writeFileSync(join(folder, '.npmrc'), npmrc);
  await withConsumer({ libraries, specs, outside: 'oldest', prepare }, async ({ folder, use }) => {
    await use();

    const changed = libraries.find(({ name }) => name === '@oa-profile/errors');
    if (!changed) throw new Error('There is no @oa-profile/errors to release again');
    const said = await copy.changeApi(changed.name, relative(workspace, changed.folder), 'rehearsed');
    await copy.release();
    await copy.publish();
    await upgrade(folder, libraries, changed.name);

    const installed = join(folder, 'node_modules', changed.name);
    const changelog = readFileSync(join(installed, 'CHANGELOG.md'), 'utf8');
    if (!changelog.includes(said)) throw new Error(`The changelog does not say '${said}':\n${changelog}`);
    const sees = `import { rehearsed } from '${changed.name}'; if (!rehearsed) process.exit(1);`;
    await runCommand(process.execPath, ['--input-type=module', '--eval', sees], { cwd: folder });
    const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      version: string;
    };
    console.log(`Upgraded ${changed.name} from ${changed.manifest.version} to ${version}`);
    await use();
  });
}

/** Installs the new version of one library, and the newest allowed peer dependencies. */
async function upgrade(folder: string, libraries: readonly Library[], name: string): Promise<void> {
  const peers = Object.entries(outsideDependencies(libraries)).map((each) => each.join('@'));
  await runCommand('npm', ['update', name], { cwd: folder });
  await runCommand('npm', ['install', ...peers], { cwd: folder });
  await installConsumer(folder, libraries);
}

rehearseRelease().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
