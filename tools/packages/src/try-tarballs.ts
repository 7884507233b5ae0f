import { join } from 'node:path';
import { useConsumer } from './consumer/consumer.js';
import { outsideDependencies, outsideNames, writeConsumerProject } from './consumer/consumer-project.js';
import { addExampleProjects, projectsIn } from './consumer/example-projects.js';
import { installConsumer } from './consumer/install-consumer.js';
import { lockOutsideVersions } from './consumer/lock-outside-versions.js';
import { compileAlone } from './consumer/stand-alone.js';
import { useExampleProjects } from './consumer/use-example-projects.js';
import { writeOurHost } from './hosts/add-hosts.js';
import { tryHostOfTarballs } from './hosts/try-host-of-tarballs.js';
import { tryOurHost } from './hosts/try-hosts.js';
import { trySecondRelease } from './second-release/try-second-release.js';
import { timed, withTrial, type Trial } from './trial.js';

/**
 * Packs every library, and tries the tarballs outside this workspace with the examples of READMEs, those in `examples`, and
 * our own host, which one installation serves, and with a newly generated host, which is brought to a second release.
 *
 * @throws Error if something does not work
 */
async function tryTarballs({ home, libraries, tarballs, platformUrl, browser }: Trial): Promise<void> {
  const folder = join(home, 'project');
  const projects = join(folder, 'apps');
  const examples = writeConsumerProject({
    folder,
    libraries,
    specs: Object.fromEntries(Array.from(tarballs, ([name, path]) => [name, `file:${path}`])),
    outside: outsideDependencies(libraries),
    apiUrl: platformUrl,
  });
  addExampleProjects(projects, platformUrl);
  writeOurHost(projects);
  const below = projectsIn(projects).flatMap(({ manifest }) =>
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  );
  const others = below.filter((name) => !name.startsWith('@oa-profile/'));
  lockOutsideVersions(folder, [...outsideNames(libraries), ...others]);
  await timed('installed', () => installConsumer(folder, libraries));
  await timed('the clients alone, compiled', () => compileAlone(folder, join(home, 'alone'), libraries));
  const project = { folder, platformUrl, browser };
  await useConsumer(project, libraries, examples);
  await useExampleProjects(project);
  await tryOurHost(project);
  await timed('a host of tarballs, resolved', () =>
    tryHostOfTarballs(libraries, tarballs, join(home, 'host-of-tarballs')),
  );
  await trySecondRelease(libraries, tarballs, { ...project, folder: join(home, 'second-release') });
}

withTrial('consumer-', tryTarballs).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
