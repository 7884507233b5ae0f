import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from 'build-tools/copy-workspace';
import { runCommand } from 'build-tools/run-command';
import { workspace } from '../libraries.js';
import type { LocalRegistry } from './local-registry.js';

const environment = {
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_TUI: 'false',
  GIT_AUTHOR_NAME: 'Rehearsal',
  GIT_AUTHOR_EMAIL: 'rehearsal@localhost',
  GIT_COMMITTER_NAME: 'Rehearsal',
  GIT_COMMITTER_EMAIL: 'rehearsal@localhost',
};

/** A copy of this workspace that a release may change. */
export interface WorkspaceCopy {
  folder: string;
  /** Publishes every library whose version is not in the registry yet. */
  publish(): Promise<void>;
  /**
   * Adds a constant to a library's exports, with a version plan for it.
   *
   * @returns what the changelog will say
   */
  changeApi(name: string, libraryFolder: string, constant: string): Promise<string>;
  /** `npm run release`. */
  release(): Promise<void>;
}

/** Copies this workspace, with a Git history of one commit. */
export async function copyForRelease(folder: string, { url, npmrc }: LocalRegistry): Promise<WorkspaceCopy> {
  mkdirSync(folder);
  copyWorkspace(workspace, folder);
  const run = (program: string, ...args: string[]): Promise<string> =>
    runCommand(program, args, { cwd: folder, env: environment });
  const commit = async (message: string): Promise<void> => {
    await run('git', 'add', '--all');
    await run('git', 'commit', '--quiet', '--no-verify', '--message', message);
  };
  await run('git', 'init', '--quiet');
  await commit('As it is');
  appendFileSync(join(folder, '.npmrc'), npmrc);

  return {
    folder,
    publish: async () => {
      await run('npx', '--no-install', 'nx', 'release', 'publish', '--registry', url);
    },
    changeApi: async (name, libraryFolder, constant) => {
      const said = `Export ${constant}`;
      const index = join(folder, libraryFolder, 'src/index.ts');
      const plans = join(folder, '.nx/version-plans');
      mkdirSync(plans, { recursive: true });
      writeFileSync(join(plans, `${constant}.md`), `---\n'${name}': minor\n---\n\n${said}\n`);
      writeFileSync(index, `${readFileSync(index, 'utf8')}export const ${constant}: boolean = true;\n`);
      await commit(said);
      return said;
    },
    release: async () => {
      await run('npm', 'run', 'release');
    },
  };
}
