import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseClient } from 'nx/release';
import { valid } from 'semver';
import { changelogProblems, releasedAs, unreleasedIn, versionAfter } from './changelog.js';
import { projectsIn } from './consumer/example-projects.js';
import { findLibraries, workspace } from './libraries.js';

const file = join(workspace, 'CHANGELOG.md');

/**
 * `npm run release`: releases what CHANGELOG.md says below "Unreleased", all libraries in one version: versions, changelog,
 * one commit, and a tag. Publishing is another command. With `--dry-run` nothing is written; a version among the words takes
 * the place of the one that follows from the changes.
 *
 * @throws Error that names the entries that break something and do not say what adopters have to do
 */
async function release(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const changelog = readFileSync(file, 'utf8');
  const changes = unreleasedIn(changelog);
  const problems = changelogProblems(changes);
  if (problems.length) throw new Error(problems.join('\n'));
  const [{ manifest } = { manifest: undefined }] = findLibraries();
  const version = positionals[0] ?? versionAfter(manifest?.version ?? '', changes);
  if (!valid(version)) throw new Error(`'${version}' is no version, such as 0.3.0.`);
  const dryRun = values['dry-run'];
  // A dry run with nothing to release still shows that the tool would do.
  if (!changes && !dryRun) throw new Error('Nothing is unreleased in CHANGELOG.md.');
  await new ReleaseClient({}).releaseVersion({ specifier: version, dryRun: true });
  console.log(`${version}\n\n${changes}`);
  if (dryRun) return;
  await new ReleaseClient({}).releaseVersion({ specifier: version, stageChanges: true });
  writeFileSync(file, releasedAs(changelog, version, new Date()));
  const git = (...words: readonly string[]): unknown => execFileSync('git', words, { cwd: workspace });
  git('add', file, ...updateExamples(version));
  git('commit', '-m', `release: ${version}`);
  git('tag', `v${version}`);
}

/** Makes the examples require the new version: they are no part of the workspace, so Nx does not. Returns their files. */
function updateExamples(version: string): string[] {
  const manifests = projectsIn().map(({ folder }) => join(folder, 'package.json'));
  for (const manifest of manifests) {
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(/("@oa-profile\/[^"]+": "\^)[^"]+/g, `$1${version}`));
  }
  return manifests;
}

release().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
