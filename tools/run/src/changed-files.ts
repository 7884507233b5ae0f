import { spawnSync } from 'node:child_process';

/** Where the main branch may be: a clone has the first two, a repository without a remote has the last. */
const mainBranches = ['origin/HEAD', 'origin/main', 'main'];

/**
 * The files that differ from where this branch left the main branch, with what is not committed yet, relative to the
 * workspace.
 *
 * @returns undefined without git, without a main branch, or in a clone that is too shallow to know where they parted
 */
export function changedFiles(workspace: string): string[] | undefined {
  const git = (...args: string[]): string => {
    const { status, stdout } = spawnSync('git', args, { cwd: workspace, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')} fails.`);
    return stdout;
  };
  try {
    const main = git('for-each-ref', '--format=%(refname:short)').split('\n');
    const base = git('merge-base', 'HEAD', mainBranches.find((name) => main.includes(name)) ?? '').trim();
    const changed = git('diff', '--name-only', '--no-renames', '--relative', '-z', base);
    const added = git('ls-files', '--others', '--exclude-standard', '-z');
    return `${changed}${added}`.split('\0').filter(Boolean);
  } catch {
    return undefined;
  }
}
