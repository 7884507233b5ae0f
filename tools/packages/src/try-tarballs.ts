import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from 'build-tools/browser';
import { startPlatform } from 'platform';
import { chromium } from 'playwright';
import { useConsumer } from './consumer/consumer.js';
import { outsideDependencies, outsideNames, writeConsumerProject } from './consumer/consumer-project.js';
import { addExampleProjects, projectsIn } from './consumer/example-projects.js';
import { installConsumer } from './consumer/install-consumer.js';
import { lockOutsideVersions } from './consumer/lock-outside-versions.js';
import { compileAlone } from './consumer/stand-alone.js';
import { timed } from './consumer/timed.js';
import { useExampleProjects } from './consumer/use-example-projects.js';
import { writeOurHost } from './hosts/add-hosts.js';
import { tryHostOfTarballs } from './hosts/try-host-of-tarballs.js';
import { tryOurHost } from './hosts/try-hosts.js';
import { builtLibraries } from './libraries.js';
import { pack } from './pack.js';
import { trySecondRelease } from './second-release/try-second-release.js';

/**
 * Packs every library, and tries the tarballs outside this workspace with the examples of READMEs, those in `examples`, and
 * our own host, which one installation serves, and with a newly generated host, which is brought to a second release.
 *
 * @throws Error if something does not work; the project is then kept for inspection
 */
async function tryTarballs(): Promise<void> {
  const libraries = builtLibraries();
  const home = mkdtempSync(join(tmpdir(), 'consumer-'));
  const folder = join(home, 'project');
  const projects = join(folder, 'apps');
  const platform = await startPlatform({
    port: 0,
    database: { directory: join(home, 'data') },
    faults: true,
  });
  const browser = await chromium.launch(launchOptions());
  try {
    mkdirSync(join(home, 'tarballs'));
    const tarballs = pack(
      libraries.map((library) => library.folder),
      join(home, 'tarballs'),
    );
    const examples = writeConsumerProject({
      folder,
      libraries,
      specs: Object.fromEntries(Array.from(tarballs, ([name, path]) => [name, `file:${path}`])),
      outside: outsideDependencies(libraries),
      apiUrl: platform.url,
    });
    addExampleProjects(projects, platform.url);
    writeOurHost(projects);
    const below = projectsIn(projects).flatMap(({ manifest }) =>
      Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
    );
    const others = below.filter((name) => !name.startsWith('@oa-profile/'));
    lockOutsideVersions(folder, [...outsideNames(libraries), ...others]);
    await timed('installed', () => installConsumer(folder, libraries));
    await timed('the clients alone, compiled', () => compileAlone(folder, join(home, 'alone'), libraries));
    const project = { folder, platformUrl: platform.url, browser };
    await useConsumer(project, libraries, examples);
    await useExampleProjects(project);
    await tryOurHost(project);
    await timed('a host of tarballs, resolved', () =>
      tryHostOfTarballs(libraries, tarballs, join(home, 'host-of-tarballs')),
    );
    await trySecondRelease(libraries, tarballs, { ...project, folder: join(home, 'second-release') });
  } catch (error) {
    console.error(`The projects are kept for inspection: ${home}`);
    throw error;
  } finally {
    await browser.close();
    await platform.close();
  }
  rmSync(home, { recursive: true, force: true });
}

tryTarballs().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
