import { spawnSync } from 'node:child_process';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * Prints which command of Nx runs targets, up to their names: that for the projects that this branch changes, committed or not;
 * for all, if it changes nothing, as main itself, or if nobody knows. Targets in the arguments are only for what changes,
 * options only for all that is known to be main.
 */
const main = ['origin/HEAD', 'origin/main', 'main'].find((name) =>
  git('rev-parse', '--verify', '--quiet', name),
);
const base = main && git('merge-base', 'HEAD', main);
const changes = base && (base !== git('rev-parse', 'HEAD') || git('status', '--porcelain'));
const words = process.argv.slice(2);
const targets = words.filter((word) => !word.startsWith('--'));
const options = base ? words.filter((word) => !targets.includes(word)) : [];
console.log(
  (changes ? ['affected', `--base=${base}`, '-t', ...targets] : ['run-many', ...options, '-t']).join(' '),
);
