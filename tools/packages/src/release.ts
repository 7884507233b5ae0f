import { releaseChangelog, releaseVersion } from 'nx/release';
import { findLibraries } from './libraries.js';
import { unmetRanges } from './unmet-ranges.js';

/**
 * Releases what the version plans name: versions, changelogs, one commit, and a tag for each
 * library. Publishing is another command.
 *
 * @throws Error if it would break a library that no plan names
 */
async function release(dryRun: boolean): Promise<void> {
  const planned = newVersions((await releaseVersion({ dryRun: true })).projectsVersionData);
  const unmet = unmetRanges(findLibraries(), planned);
  if (unmet.length) throw new Error(unmet.join('\n'));
  const lines = Object.entries(planned).map(([name, version]) => `${name} ${version}`);
  console.log(lines.length ? lines.join('\n') : 'No version plan, no release');
  if (dryRun || !lines.length) return;

  const { projectsVersionData, releaseGraph } = await releaseVersion({});
  await releaseChangelog({ versionData: projectsVersionData, releaseGraph });
}

type VersionData = Awaited<ReturnType<typeof releaseVersion>>['projectsVersionData'];

function newVersions(data: VersionData): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, { newVersion }]) => (newVersion ? [[name, newVersion]] : [])),
  );
}

release(process.argv.includes('--dry-run')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
