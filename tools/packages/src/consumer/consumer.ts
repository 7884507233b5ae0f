import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from 'build-tools/browser';
import { startPlatform, type Platform } from 'platform';
import { chromium, type Browser } from 'playwright';
import type { Library } from '../libraries.js';
import {
  outsideDependencies,
  outsideNames,
  serverEntries,
  writeConsumerProject,
  type ProjectExample,
} from './consumer-project.js';
import { projectsIn } from './example-projects.js';
import { installConsumer } from './install-consumer.js';
import { lockOutsideVersions } from './lock-outside-versions.js';
import { timed } from './timed.js';
import {
  bundle,
  checkTypes,
  loadForServerComponents,
  renderedProblems,
  runOnServer,
  sizeOfOneFunction,
  useFromCommonJs,
} from './use-consumer.js';
import { visitConsumer } from './visit-consumer.js';

/** Maximum minified bytes of a bundle with one function of api-client; all of it is a hundred times as large. */
const ONE_FUNCTION = 800;

/** Options of {@link withConsumer}. */
export interface ConsumerOptions {
  libraries: readonly Library[];
  /** What is installed, by library: a tarball. */
  specs: Readonly<Record<string, string>>;
  /** Writes additional files into the project before the installation, which is also that of projects in `projects`. */
  prepare: (folder: string, platformUrl: string) => Promise<void>;
}

/** A project as of another team, with the libraries installed, and what is needed to try it. */
export interface InstalledProject {
  folder: string;
  /** Address of the Profile API and the Keep API. */
  platformUrl: string;
  browser: Browser;
}

/** A project that uses the examples of READMEs. */
export interface Consumer extends InstalledProject {
  /**
   * Type-checks, bundles and runs the examples of all READMEs, in Node and in a browser, against the reference
   * platform.
   *
   * @throws Error that says what does not work
   */
  use: () => Promise<void>;
}

/**
 * Uses the libraries as another team would: installs them into an empty project outside this workspace.
 *
 * @param work what to do there
 * @throws Error if something does not work; the project is then kept for inspection
 */
export async function withConsumer(
  options: ConsumerOptions,
  work: (consumer: Consumer) => Promise<void>,
): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'consumer-'));
  const folder = join(home, 'project');
  let platform: Platform | undefined;
  let browser: Browser | undefined;
  try {
    platform = await startPlatform({ port: 0, database: { directory: join(home, 'data') }, faults: true });
    const { url } = platform;
    const { libraries, specs } = options;
    const outside = outsideDependencies(libraries);
    const examples = writeConsumerProject({ folder, libraries, specs, outside, apiUrl: url });
    await options.prepare(folder, url);
    lockOutsideVersions(folder, [...outsideNames(libraries), ...requiredBelow(folder)]);
    await timed('installed', () => installConsumer(folder, libraries));
    browser = await chromium.launch(launchOptions());
    const consumer = { folder, platformUrl: url, browser };
    await work({ ...consumer, use: () => use(consumer, libraries, examples) });
  } catch (error) {
    console.error(`The project is kept for inspection: ${folder}`);
    throw error;
  } finally {
    await browser?.close();
    await platform?.close();
  }
  rmSync(home, { recursive: true, force: true });
}

/** Third-party packages that the projects below another one require. */
function requiredBelow(folder: string): string[] {
  const names = projectsIn(join(folder, 'projects')).flatMap(({ manifest }) =>
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  );
  return names.filter((name) => !name.startsWith('@oa-profile/'));
}

async function use(
  { folder, platformUrl, browser }: InstalledProject,
  libraries: readonly Library[],
  examples: readonly ProjectExample[],
): Promise<void> {
  await allDone([
    timed('types, as bundlers resolve', () => checkTypes(folder, 'bundler')),
    timed('types, as Node resolves', () => checkTypes(folder, 'nodenext')),
    timed('types, exact', () => checkTypes(folder, 'exact')),
    timed('bundled', () => bundle(folder)),
  ]);
  await timed('CommonJS', () =>
    allDone([useFromCommonJs(folder, 'nodenext'), useFromCommonJs(folder, 'node16')]),
  );
  await timed('entries for server components', () =>
    loadForServerComponents(folder, serverEntries(libraries)),
  );
  const rendered = await timed('examples in Node', () => runOnServer(folder, examples));
  const problems = renderedProblems(folder, examples, rendered);
  problems.push(
    ...(await timed('examples in a browser', () => visitConsumer(folder, browser, examples, rendered))),
  );
  problems.push(...(await unaskedApis(platformUrl)));
  const size = await sizeOfOneFunction(folder);
  if (size > ONE_FUNCTION) problems.push(`One function of api-client adds ${size} bytes`);
  if (problems.length) throw new Error(problems.join('\n'));
  console.log(`${examples.length} examples, no problem`);
}

/**
 * Finds APIs that were never called from Node or from a browser: examples catch errors, so failures would go unseen.
 */
async function unaskedApis(platformUrl: string): Promise<string[]> {
  const answer = await fetch(`${platformUrl}/__control/requests`);
  const requests = (await answer.json()) as { path: string; headers: Record<string, string> }[];
  const asked = (path: string, byBrowser: boolean): boolean =>
    requests.some((request) => request.path.startsWith(path) && 'origin' in request.headers === byBrowser);
  return ['/v1/account-page/@komorebi', '/v1/keep'].flatMap((path) => [
    ...(asked(path, false) ? [] : [`${path} was not requested by Node`]),
    ...(asked(path, true) ? [] : [`${path} was not requested by a browser`]),
  ]);
}

/** Waits for all, even if one fails: nothing may still write when the folder is removed. */
async function allDone(works: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  const reasons = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  if (reasons.length) throw new Error(reasons.map(String).join('\n\n'));
}
