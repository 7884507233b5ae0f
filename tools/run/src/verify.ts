import { ensureBrowser, ensureRecordingBrowser } from './ensure-browser.js';
import { ensureEngines } from './ensure-engines.js';
import { runSteps, type Step } from './run-steps.js';

/** A step that can be left out. */
interface NamedStep extends Step {
  /** Only runs when it is named: it takes too long for every run. */
  onDemand?: boolean;
  /** Runs in Firefox and WebKit, too. */
  everyEngine?: boolean;
  /** Compares text with recorded pictures, which not every Chromium draws the same. */
  drawsAsRecorded?: boolean;
}

const tsx = 'tsx --conditions=@oa-profile/source';

/**
 * A step without a command is the target of its name in `../project.json`, with its inputs: Nx does not run it again
 * until they change. A target that reads a build depends on it, for runs without the step that builds.
 * `NX_SKIP_NX_CACHE=true npm test` runs all. Steps with a command have their own cache, or read more than files.
 */
const steps: readonly NamedStep[] = [
  { name: 'lock file' },
  { name: 'project references', command: 'nx sync:check' },
  { name: 'types', command: 'tsc -b' },
  // Reads the declarations that the type check writes.
  { name: 'build', command: 'nx run-many -t build', after: ['types'] },
  { name: 'packages', after: ['build'] },
  { name: 'public API', after: ['types'] },
  { name: 'package sizes', after: ['build'] },
  { name: 'release dry run', command: `${tsx} tools/packages/src/release.ts --dry-run` },
  { name: 'size budgets', after: ['build'] },
  { name: 'browser floor', after: ['build'] },
  { name: 'browser APIs' },
  { name: 'format' },
  // The layer rule reads Nx's stored project graph, and reports nothing without one.
  { name: 'lint', after: ['project references'] },
  { name: 'unused code' },
  { name: 'dictionaries' },
  { name: 'OpenAPI document' },
  { name: 'unit tests' },
  { name: 'stories', browser: 'throughout' },
  { name: 'pictures', browser: 'throughout', drawsAsRecorded: true },
  { name: 'consumer', browser: 'briefly', after: ['build'] },
  { name: 'plugin generator', browser: 'briefly', after: ['types'] },
  {
    name: 'registry rehearsal',
    command: `${tsx} tools/packages/src/rehearsal/rehearse-release.ts`,
    browser: 'throughout',
    onDemand: true,
  },
  { name: 'end to end', browser: 'throughout', after: ['build'] },
  {
    name: 'edge runtime',
    // Depends on a build that no other step makes.
    command: 'nx run run:verify-edge-runtime',
    browser: 'throughout',
    after: ['build'],
  },
  { name: 'engines', browser: 'throughout', everyEngine: true, after: ['build'] },
];

/** `npm test`: runs everything that CI runs, until something fails. Arguments choose steps by name. */
async function verify(wanted: readonly string[]): Promise<number> {
  const started = Date.now();
  const named = steps.filter(({ name, onDemand = false }) =>
    wanted.length ? wanted.some((word) => name.includes(word)) : !onDemand,
  );
  const isNamed = (name: string): boolean => named.some((step) => step.name === name);
  const chosen = named.map((step) => ({ ...step, prepared: step.after?.every(isNamed) ?? false }));
  if (!chosen.length) {
    console.error(
      `No step is named ${wanted.join(' or ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  const problem =
    (chosen.some(({ browser }) => browser) && ensureBrowser()) ||
    (chosen.some(({ drawsAsRecorded }) => drawsAsRecorded) && ensureRecordingBrowser()) ||
    (chosen.some(({ everyEngine }) => everyEngine) && ensureEngines());
  if (problem) {
    console.error(problem);
    return 1;
  }
  const status = await runSteps(chosen, {
    ...process.env,
    NX_ISOLATE_PLUGINS: 'false',
    NX_TUI: 'false',
    // The daemon may still know an earlier state of the files, and return results for that.
    NX_DAEMON: 'false',
  });
  if (status === 0) {
    console.log(`\nAll ${chosen.length} steps passed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
  return status;
}

process.exitCode = await verify(process.argv.slice(2));
