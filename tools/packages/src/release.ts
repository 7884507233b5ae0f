import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ReleaseClient } from 'nx/release';
import type * as rendering from 'nx/release/changelog-renderer';
import { projectsIn } from './consumer/example-projects.js';
import { workspace } from './libraries.js';
import { upgradeGuide } from './upgrade-guide.js';

// In this package's CommonJS, types and Node disagree about what a default import is.
const { default: ChangelogRenderer } = createRequire(import.meta.url)(
  'nx/release/changelog-renderer',
) as typeof rendering;

/** The changelog of the workspace. Nx has a plan once for each package that it names. */
class UpgradeGuide extends ChangelogRenderer {
  override render(): Promise<string> {
    const plans = new Map(this.changes.map((change) => [change.description, change]));
    const inOrder = [...plans.values()].sort((one, other) => (one.description < other.description ? -1 : 1));
    return Promise.resolve(upgradeGuide(this.changelogEntryVersion, inOrder));
  }
}

const client = new ReleaseClient({ changelog: { workspaceChangelog: { renderer: UpgradeGuide } } });

/**
 * Releases what the version plans say, all libraries in one version: versions, changelogs, the guide for upgrading, one
 * commit, and a tag. Publishing is another command.
 *
 * @returns the version; undefined if there is no version plan
 * @throws Error that names the plans that break something and do not say what adopters have to do
 */
async function release(dryRun: boolean): Promise<string | undefined> {
  const { workspaceVersion, projectsVersionData, releaseGraph } = await client.releaseVersion({ dryRun });
  if (!workspaceVersion) return undefined;
  if (!dryRun) updateExamples(workspaceVersion);
  const versions = { version: workspaceVersion, versionData: projectsVersionData, releaseGraph };
  await client.releaseChangelog({ dryRun, ...versions });
  return workspaceVersion;
}

/** Makes the examples require the new version: they are no part of the workspace, so Nx does not. */
function updateExamples(version: string): void {
  const manifests = projectsIn().map(({ folder }) => join(folder, 'package.json'));
  for (const manifest of manifests) {
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(/("@oa-profile\/[^"]+": "\^)[^"]+/g, `$1${version}`));
  }
  execFileSync('git', ['add', ...manifests], { cwd: workspace });
}

try {
  // Before anything is written, all of it is tried.
  const version = await release(true);
  console.log(version ?? 'No version plan, no release');
  if (version && !process.argv.includes('--dry-run')) await release(false);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
