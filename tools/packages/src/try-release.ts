import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace } from 'build-tools/copy-workspace';
import { parse } from 'yaml';
import { findLibraries, workspace } from './libraries.js';
import { startRegistry, type LocalRegistry } from './second-release/local-registry.js';
import { trySecondRelease } from './second-release/try-second-release.js';
import { timed, withTrial } from './trial.js';

/** The registry is in this process, and answers meanwhile. */
const execute = promisify(execFile);

interface Workflow {
  jobs: { publish: { steps: { name?: string; run?: string }[] } };
}

/**
 * `npx nx release-trial packages`: publishes all libraries to a registry of its own, by the steps of the workflow, in a copy of
 * the workspace and without any token but those that the registry gives for a package to who it trusts. Then a second team
 * makes its host from that registry, and brings it to the next release.
 *
 * @throws Error if a step fails, or a package is missing
 */
async function tryRelease(): Promise<void> {
  const { jobs } = parse(readFileSync(join(workspace, '.github/workflows/release.yml'), 'utf8')) as Workflow;
  const registry = await startRegistry();
  const copy = mkdtempSync(join(tmpdir(), 'release-trial-'));
  try {
    copyWorkspace(workspace, copy);
    // npm asks for the repository when it makes a package; the copy has none of its own.
    execFileSync('git', ['init', '-q'], { cwd: copy });
    writeFileSync(join(copy, '.npmrc'), `registry=${registry.url}\nprovenance=false\n`);
    const env = { ...withoutTokens(process.env), ...registry.workflow, CI: 'true', NX_DAEMON: 'false' };
    for (const { name = '', run } of jobs.publish.steps) {
      // What is installed is that of the workspace.
      if (run === undefined || run === 'npm ci') continue;
      await timed(name, () =>
        execute('bash', ['-euo', 'pipefail', '-c', run], { cwd: copy, env, maxBuffer: 1e8 }),
      );
    }
    const names = findLibraries().map(({ manifest }) => manifest.name);
    const missing = names.filter((name) => !registry.published.some((one) => one.name === name));
    if (missing.length) throw new Error(`Not published: ${missing.join(', ')}`);
    const tokens = new Set(registry.published.map(({ token }) => token));
    if (tokens.size !== names.length) throw new Error('A token was used for more than one package');
    console.log(`${names.length} packages were published, each with a token of its own.`);
    await useRelease(registry);
  } finally {
    registry.close();
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A second team's way from a registry that the workflow has filled. */
const useRelease = (registry: LocalRegistry): Promise<void> =>
  withTrial('second-team-', ({ home, libraries, tarballs, ...rest }) =>
    trySecondRelease(libraries, tarballs, { ...rest, folder: join(home, 'hosts') }, registry),
  );

/** What a person has set up here must not help. */
const withoutTokens = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/token|_auth|npm_config_/i.test(name)));

tryRelease().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
