import { ensureBrowser } from './ensure-browser.js';
import { ensureEngines } from './ensure-engines.js';
import { runSteps, type Step } from './run-steps.js';

/** A step that can be left out. */
interface NamedStep extends Step {
  /** Only when it is named: it takes more time than every run has. */
  onDemand?: boolean;
  /** Runs in Firefox and WebKit, too. */
  everyEngine?: boolean;
}

const tsx = 'tsx --conditions=@oa-profile/source';

const steps: readonly NamedStep[] = [
  { name: 'lock file', command: `${tsx} tools/checks/src/lock-file.ts` },
  { name: 'project references', command: 'nx sync:check' },
  { name: 'types', command: 'tsc -b' },
  // Reads the declarations that the type check writes.
  { name: 'build', command: 'nx run-many -t build', after: ['types'] },
  { name: 'packages', command: `${tsx} tools/packages/src/check-packages.ts`, after: ['build'] },
  { name: 'public API', command: `${tsx} tools/packages/src/check-public-api.ts`, after: ['types'] },
  { name: 'package sizes', command: `${tsx} tools/packages/src/check-package-sheet.ts`, after: ['build'] },
  { name: 'release dry run', command: `${tsx} tools/packages/src/release.ts --dry-run` },
  { name: 'size budgets', command: `${tsx} tools/checks/src/sizes.ts`, after: ['build'] },
  {
    name: 'browser floor',
    command: `${tsx} tools/checks/src/browser-floor.ts`,
    after: ['build'],
  },
  { name: 'browser APIs', command: `${tsx} tools/checks/src/newer-apis.ts` },
  { name: 'format', command: 'prettier --check --log-level warn .' },
  // The layer rule reads the project graph that Nx has stored, and says nothing where there is none.
  { name: 'lint', command: 'eslint . --max-warnings 0', after: ['project references'] },
  { name: 'dictionaries', command: `${tsx} tools/checks/src/dictionaries.ts` },
  { name: 'OpenAPI document', command: `${tsx} tools/checks/src/openapi.ts` },
  // No test changes what others' modules hold, and to load them again for each file takes as long as the tests.
  // What takes a second alone can take many beside another step: a test ends late only when it hangs.
  { name: 'unit tests', command: 'vitest run --no-isolate --testTimeout 60000' },
  { name: 'stories', command: 'vitest run --config .storybook/vitest.config.ts', browser: 'throughout' },
  {
    name: 'consumer',
    command: `${tsx} tools/packages/src/try-tarballs.ts`,
    browser: 'briefly',
    after: ['build'],
  },
  {
    name: 'plugin generator',
    command: `${tsx} tools/generators/src/trial/try-plugin.ts`,
    browser: 'briefly',
    after: ['types'],
  },
  {
    name: 'registry rehearsal',
    command: `${tsx} tools/packages/src/rehearsal/rehearse-release.ts`,
    browser: 'throughout',
    onDemand: true,
  },
  {
    name: 'end to end',
    command: 'playwright test --config apps/profile-web/playwright.config.ts',
    browser: 'throughout',
    after: ['build'],
  },
  {
    name: 'engines',
    command: 'playwright test --config apps/profile-web/engines.config.ts',
    browser: 'throughout',
    everyEngine: true,
    after: ['build'],
  },
];

/** `npm test`: everything that CI runs, until something fails. Words after it choose steps by name. */
async function verify(wanted: readonly string[]): Promise<number> {
  const started = Date.now();
  const chosen = steps.filter(({ name, onDemand = false }) =>
    wanted.length ? wanted.some((word) => name.includes(word)) : !onDemand,
  );
  if (!chosen.length) {
    console.error(
      `No step is named ${wanted.join(' or ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  const problem =
    (chosen.some(({ browser }) => browser) && ensureBrowser()) ||
    (chosen.some(({ everyEngine }) => everyEngine) && ensureEngines());
  if (problem) {
    console.error(problem);
    return 1;
  }
  const status = await runSteps(chosen, { ...process.env, NX_ISOLATE_PLUGINS: 'false', NX_TUI: 'false' });
  if (status === 0) {
    console.log(`\nAll ${chosen.length} steps passed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
  return status;
}

process.exitCode = await verify(process.argv.slice(2));
