import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkspace } from 'build-tools/copy-workspace';
import { runStep, type Step } from './run-step.js';

const tsx = 'tsx --conditions=@oa-profile/source';
const folder = 'libs/plugins/gift-shop';

/** Everything that the generator writes or changes. */
const written = `${folder} apps/profile-web/{package,tsconfig}.json apps/profile-web/src/plugins.ts tools/platform/src/seeds tsconfig.json`;

const generation: Step = {
  name: 'generator',
  command: 'nx g @oa-profile/generators:plugin gift-shop',
};

/**
 * The checks of `npm test` for every package, run for this one. One chain for each of two CPUs. Tools are called by
 * themselves: for one package, starting Nx costs more than what it would run.
 */
const chains: readonly (readonly Step[])[] = [
  [
    {
      name: 'stories',
      command: `vitest run --config .storybook/vitest.config.ts ${folder}`,
    },
  ],
  [
    { name: 'format', command: `prettier --check --log-level warn ${written}` },
    { name: 'project references', command: 'nx sync:check' },
    { name: 'types', command: 'node node_modules/typescript-native/bin/tsc -b --checkers 1' },
    { name: 'lint of types', command: `oxlint --type-aware --tsconfig tsconfig.lint.json ${folder}` },
    { name: 'lint', command: `eslint ${folder}` },
    {
      name: 'unit tests and page',
      command: `vitest run --testTimeout 60000 --project @oa-profile/plugin-gift-shop --project profile-web ${folder} page-with-section`,
    },
    // Of the account whose page has got the section.
    {
      name: 'platform',
      command: 'vitest run --testTimeout 60000 --project platform seeds sections -t 412kmrbi|omorebi',
    },
    { name: 'dictionaries', command: `${tsx} tools/checks/src/dictionaries.ts` },
    { name: 'build', command: 'vite build', folder },
    { name: 'package', command: `${tsx} tools/packages/src/check-packages.ts @oa-profile/plugin-gift-shop` },
  ],
];

/** Generates a plugin in a copy of the workspace, with the documented command, and runs every check on it. */
async function tryPlugin(): Promise<void> {
  const workspace = mkdtempSync(join(tmpdir(), 'generated-plugin-'));
  // The steps get the signal, too; then the copy is removed.
  process.once('SIGINT', () => undefined);
  try {
    copyWorkspace(join(import.meta.dirname, '../../../..'), workspace);
    await runStep(workspace, generation);
    copyFileSync(
      join(import.meta.dirname, 'page-with-section.test.ts.template'),
      join(workspace, 'apps/profile-web/src/page-with-section.test.ts'),
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

tryPlugin().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
