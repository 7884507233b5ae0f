import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureRecordingBrowser } from './ensure-browser.js';
import { ensureEngines } from './ensure-engines.js';

/** A target of `../project.json`, as far as it is read here. */
interface Target {
  metadata?: {
    /** Browsers that must be there before it runs. */
    browsers?: readonly Browsers[];
    /** Only runs when it is named: it takes too long for every run. */
    onDemand?: boolean;
  };
}

/** `recording` draws text as the recorded pictures have it; `engines` are Firefox and WebKit. */
type Browsers = 'chromium' | 'recording' | 'engines';

const ensure: Record<Browsers, () => string | undefined> = {
  chromium: ensureBrowser,
  recording: ensureRecordingBrowser,
  engines: ensureEngines,
};

const prefix = 'verify-';

/** The steps of `npm test`, by name: each is a target of this project, `verify-` and its name. */
function readSteps(): Map<string, Target> {
  const text = readFileSync(join(import.meta.dirname, '../project.json'), 'utf8');
  const { targets } = JSON.parse(text) as { targets: Record<string, Target> };
  return new Map(
    Object.entries(targets)
      .filter(([target]) => target.startsWith(prefix))
      .map(([target, settings]) => [target.slice(prefix.length).replaceAll('-', ' '), settings]),
  );
}

/**
 * `npm test`: makes sure of the browsers and lets Nx run everything that CI runs. Arguments choose steps by parts of
 * their names; those that begin with a hyphen are for Nx, such as `--skip-nx-cache`.
 *
 * @returns the exit status
 */
function verify(args: readonly string[]): number {
  const started = Date.now();
  const words = args.filter((arg) => !arg.startsWith('-'));
  const options = args.filter((arg) => arg.startsWith('-'));
  const steps = readSteps();
  const chosen = [...steps].filter(([name, { metadata }]) =>
    words.length ? words.some((word) => name.includes(word.toLowerCase())) : !metadata?.onDemand,
  );
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
  const targets = chosen.map(([name]) => `${prefix}${name.replaceAll(' ', '-')}`);
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
