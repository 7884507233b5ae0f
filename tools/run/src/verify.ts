import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { changedFiles } from './changed-files.js';
import { ensureBrowser, ensureRecordingBrowser } from './ensure-browser.js';
import { ensureEngines } from './ensure-engines.js';
import {
  allSteps,
  changedSources,
  changedStories,
  firstSteps,
  namedSteps,
  readSteps,
  targetOf,
  type Browsers,
  type Step,
} from './steps.js';

const ensure: Record<Browsers, () => string | undefined> = {
  chromium: ensureBrowser,
  recording: ensureRecordingBrowser,
  engines: ensureEngines,
};

/**
 * `npm test`: makes sure of the browsers and lets Nx run the first steps; with `--all`, as `npm run test:all`, every
 * step. Other arguments choose steps by parts of their names; those that begin with a hyphen are for Nx, such as
 * `--skip-nx-cache`.
 *
 * @returns the exit status
 */
function verify(args: readonly string[]): number {
  const started = Date.now();
  const words = args.filter((arg) => !arg.startsWith('-'));
  const options = args.filter((arg) => arg.startsWith('-') && arg !== '--all');
  const steps = readSteps();
  const changed = changedFiles(process.cwd());
  /** What the steps for changed files are to look at, by the variable that tells it to them. */
  const subjects = {
    CHANGED_SOURCES: changedSources(changed?.filter((file) => existsSync(file))).join(' '),
    CHANGED_STORIES: changedStories(changed).join(' '),
  };
  const hasSubject = ({ command = '' }: Step): boolean =>
    Object.entries(subjects).every(([variable, subject]) => subject || !command.includes(`$${variable}`));
  const chosen = words.length
    ? namedSteps(steps, words)
    : args.includes('--all')
      ? allSteps(steps)
      : firstSteps(steps).filter(([, step]) => hasSubject(step));
  if (!chosen.length) {
    console.error(`No step is named ${words.join(' or ')}. Steps: ${[...steps.keys()].join(', ')}.`);
    return 1;
  }
  for (const browsers of new Set(chosen.flatMap(([, { metadata }]) => metadata?.browsers ?? []))) {
    const problem = ensure[browsers]();
    if (!problem) continue;
    console.error(problem);
    return 1;
  }
  const targets = chosen.map(([name]) => targetOf(name));
  const { status } = spawnSync(
    'npx',
    [
      ...['--no-install', 'nx', 'run-many', '--projects', 'run', '--targets', targets.join()],
      // A step's output appears when it has ended, or at once if it is the only one. The first failure ends all.
      ...['--output-style', targets.length > 1 ? 'static' : 'stream', '--nx-bail', ...options],
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...subjects,
        NX_ISOLATE_PLUGINS: 'false',
        NX_TUI: 'false',
        // The daemon may still know an earlier state of the files, and return results for that.
        NX_DAEMON: 'false',
      },
    },
  );
  if (status === 0)
    console.log(`\nAll ${chosen.length} steps passed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return status ?? 1;
}

process.exitCode = verify(process.argv.slice(2));
