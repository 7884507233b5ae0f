import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './ensure-browser.js';

/** A step of `npm test`: what it protects, and the command that does. */
interface Step {
  name: string;
  command: string;
  browser?: boolean;
  /** Only when it is named: it takes more time than every run has. */
  onDemand?: boolean;
}

const tsx = 'tsx --conditions=@oa-profile/source';

const steps: readonly Step[] = [
  { name: 'lock file', command: `${tsx} tools/checks/src/lock-file.ts` },
  { name: 'format', command: 'prettier --check --log-level warn .' },
  { name: 'project references', command: 'nx sync:check' },
  { name: 'types', command: 'tsc -b' },
  { name: 'lint', command: 'nx run-many -t lint' },
  { name: 'dictionaries', command: `${tsx} tools/checks/src/dictionaries.ts` },
  { name: 'OpenAPI document', command: `${tsx} tools/checks/src/openapi.ts` },
  { name: 'unit tests', command: 'nx run-many -t test' },
  { name: 'build', command: 'nx run-many -t build' },
  { name: 'packages', command: `${tsx} tools/checks/src/packages.ts` },
  { name: 'size budgets', command: `${tsx} tools/checks/src/sizes.ts` },
  { name: 'stories', command: 'vitest run --config .storybook/vitest.config.ts', browser: true },
  {
    name: 'plugin generator',
    command: `${tsx} tools/generators/src/trial/try-plugin.ts`,
    browser: true,
    onDemand: true,
  },
  {
    name: 'end to end',
    command: 'playwright test --config apps/profile-web/playwright.config.ts',
    browser: true,
  },
];

/** `npm test`: everything that CI runs, in order, until something fails. Words after it choose steps by name. */
function verify(wanted: readonly string[]): number {
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
  for (const { name, command, browser } of chosen) {
    console.log(`\n── ${name}: ${command}`);
    const begun = Date.now();
    const env = { ...process.env, NX_ISOLATE_PLUGINS: 'false', NX_TUI: 'false' };
    if (browser) {
      const problem = ensureBrowser();
      if (problem) {
        console.error(problem);
        return 1;
      }
    }
    const { status } = spawnSync('npx', ['--no-install', ...command.split(' ')], { stdio: 'inherit', env });
    if (status !== 0) {
      console.error(`\n${name} failed. Again, alone: npm test -- ${JSON.stringify(name)}`);
      return status ?? 1;
    }
    console.log(`── ${name}: ${seconds(begun)}`);
  }
  console.log(`\nAll ${chosen.length} steps passed in ${seconds(started)}.`);
  return 0;
}

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

process.exitCode = verify(process.argv.slice(2));
