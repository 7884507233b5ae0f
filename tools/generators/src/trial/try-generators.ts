import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, delimiter } from 'node:path';
import { copyWorkspace } from 'build-tools/copy-workspace';
import { runCommand } from 'build-tools/run-command';

const tsx = 'tsx --conditions=@oa-profile/source';
const withSection = 'libs/plugins/gift-shop';
const withView = 'libs/plugins/take-a-number';
const folders = `${withSection} ${withView}`;
const packages = ['@oa-profile/plugin-gift-shop', '@oa-profile/plugin-take-a-number'] as const;

/** What Nx runs as `build`, in a plugin's folder. */
const build = 'vite build --config ../../../tools/build/library.config.ts';

/** Everything that the generators write or change. */
const written = `${folders} apps/profile-web/{package,tsconfig}.json apps/profile-web/src/plugins.ts tools/generators/src/host-template/src/plugins.ts tools/platform/src/seeds libs/api-client/openapi.yaml tsconfig.json`;

/** The documented commands. */
const generation: readonly Step[] = [
  { name: 'a section', command: 'nx g plugin gift-shop' },
  { name: 'a view', command: 'nx g plugin take-a-number --has view' },
];

/**
 * The checks of `npm test` for every package, run for these two. One chain for each of two CPUs. Tools are called by
 * themselves: for two packages, starting Nx costs more than what it would run.
 */
const chains: readonly (readonly Step[])[] = [
  [
    {
      name: 'stories',
      command: `vitest run --config .storybook/vitest.config.ts ${folders}`,
    },
  ],
  [
    { name: 'format', command: `prettier --check --log-level warn ${written}` },
    { name: 'project references', command: 'nx sync:check' },
    { name: 'types', command: 'node node_modules/typescript-native/bin/tsc -b --checkers 1' },
    { name: 'lint of types', command: `oxlint --type-aware --tsconfig tsconfig.lint.json ${folders}` },
    { name: 'lint', command: `eslint ${folders}` },
    {
      name: 'unit tests and page',
      command: `vitest run --project node ${folders} generated-page`,
    },
    // Of the account whose page has got the section.
    {
      name: 'platform',
      command: 'vitest run --project platform seeds sections -t 412kmrbi|omorebi',
    },
    { name: 'public API', command: `${tsx} tools/packages/src/check-public-api.ts` },
    { name: 'document of the API', command: 'vitest run --project node tools/checks/src/contract' },
    { name: 'dictionaries', command: `${tsx} tools/checks/src/dictionaries.ts` },
    { name: 'build of the section', command: build, folder: withSection },
    { name: 'build of the view', command: build, folder: withView },
    { name: 'packages', command: `${tsx} tools/packages/src/check-packages.ts ${packages.join(' ')}` },
  ],
];

/** Generates two plugins, with a section and with a view, in a copy of the workspace, with the documented commands, and runs every check on them. */
async function tryGenerators(): Promise<void> {
  const workspace = mkdtempSync(join(tmpdir(), 'generated-packages-'));
  // The steps get the signal, too; then the copy is removed.
  process.once('SIGINT', () => undefined);
  try {
    copyWorkspace(join(import.meta.dirname, '../../../..'), workspace);
    await runChain(workspace, generation);
    copyFileSync(
      join(import.meta.dirname, 'generated-page.test.ts.template'),
      join(workspace, 'apps/profile-web/tests/generated-page.test.ts'),
    );
    const outcomes = await Promise.allSettled(chains.map((steps) => runChain(workspace, steps)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

async function runChain(workspace: string, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await runStep(workspace, step);
}

/** A command that must succeed in a workspace. */
interface Step {
  name: string;
  command: string;
  /** Working folder, relative to the workspace. @default the workspace itself */
  folder?: string;
}

/**
 * Runs a step's command with the workspace's installed packages, without network access.
 *
 * @throws Error with the command's output if it fails
 */
async function runStep(workspace: string, { name, command, folder = '.' }: Step): Promise<void> {
  const started = Date.now();
  const [program = '', ...words] = command.split(' ');
  const tools = join(workspace, 'node_modules/.bin');
  await runCommand(program, words, {
    cwd: join(workspace, folder),
    env: {
      PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}`,
      NX_DAEMON: 'false',
      NX_ISOLATE_PLUGINS: 'false',
      NX_TUI: 'false',
      npm_config_offline: 'true',
    },
  });
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

tryGenerators().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
