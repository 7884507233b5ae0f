import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform, type Platform } from 'platform';
import type { Library } from '../libraries.js';
import {
  outsideDependencies,
  outsideNames,
  serverEntries,
  writeConsumerProject,
  type ProjectExample,
} from './consumer-project.js';
import { addExampleProjects } from './example-projects.js';
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

/** Most bytes, minified, of one function of api-client in a bundle; all of it would be a hundred times as many. */
const ONE_FUNCTION = 800;

/** Options of {@link withConsumer}. */
export interface ConsumerOptions {
  libraries: readonly Library[];
  /** What npm is asked for, by library: a tarball or a range of versions. */
  specs: Readonly<Record<string, string>>;
  /**
   * Versions of what others have made: those of this workspace, or the oldest of React, i18next and what else the project
   * asks for itself, with the newest of the rest.
   */
  outside: 'locked' | 'oldest';
  /** Writes what the project has beside its own files, before anything is installed. */
  prepare?: (folder: string) => void;
  /** Whether the projects in `examples` are installed along with it, see {@link addExampleProjects}. @default false */
  exampleProjects?: boolean;
}

/** A project of another team, with the libraries installed. */
export interface Consumer {
  folder: string;
  /** Where the Profile API and the Keep API answer. */
  platformUrl: string;
  /**
   * Type-checks, bundles and runs the examples of all READMEs, in Node and in a browser, against the reference platform.
   *
   * @throws Error that says what does not work
   */
  use: () => Promise<void>;
}

/**
 * Does with the libraries what another team would: installs them into an empty project outside this workspace.
 *
 * @param work what is done there
 * @throws Error when something does not work; the project is then left to be looked at
 */
export async function withConsumer(
  options: ConsumerOptions,
  work: (consumer: Consumer) => Promise<void>,
): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'consumer-'));
  const folder = join(home, 'project');
  let platform: Platform | undefined;
  try {
    platform = await startPlatform({ port: 0, database: { directory: join(home, 'data') }, faults: true });
    const { url } = platform;
    const { libraries, specs } = options;
    const ranges = outsideDependencies(libraries);
    const outside = options.outside === 'locked' ? ranges : oldest(ranges);
    const examples = writeConsumerProject({ folder, libraries, specs, outside, apiUrl: url });
    const added = options.exampleProjects ? addExampleProjects(folder, url) : [];
    if (options.outside === 'locked') lockOutsideVersions(folder, [...outsideNames(libraries), ...added]);
    options.prepare?.(folder);
    await timed('installed', () => installConsumer(folder, libraries));
    const consumer = { folder, platformUrl: url };
    await work({ ...consumer, use: () => use(consumer, libraries, examples) });
  } catch (error) {
    console.error(`The project stays where it is: ${folder}`);
    throw error;
  } finally {
    await platform?.close();
  }
  rmSync(home, { recursive: true, force: true });
}

/** The versions at which ranges begin. */
function oldest(ranges: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, range.replace('^', '')]));
}

async function use(
  { folder, platformUrl }: Pick<Consumer, 'folder' | 'platformUrl'>,
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
  problems.push(...(await timed('examples in a browser', () => visitConsumer(folder, examples, rendered))));
  problems.push(...(await unaskedApis(platformUrl)));
  const size = await sizeOfOneFunction(folder);
  if (size > ONE_FUNCTION) problems.push(`One function of api-client brings ${size} bytes`);
  if (problems.length) throw new Error(problems.join('\n'));
  console.log(`${examples.length} examples: all well`);
}

/** Which of the two APIs was not asked by Node or by a browser: examples catch errors, as they should. */
async function unaskedApis(platformUrl: string): Promise<string[]> {
  const answer = await fetch(`${platformUrl}/__control/requests`);
  const requests = (await answer.json()) as { path: string; headers: Record<string, string> }[];
  const asked = (path: string, byBrowser: boolean): boolean =>
    requests.some((request) => request.path.startsWith(path) && 'origin' in request.headers === byBrowser);
  return ['/v1/account-page/@komorebi', '/v1/keep'].flatMap((path) => [
    ...(asked(path, false) ? [] : [`${path} was not asked for by Node`]),
    ...(asked(path, true) ? [] : [`${path} was not asked for by a browser`]),
  ]);
}

/** Waits for all, whatever becomes of one: nothing may still write when the folder goes. */
async function allDone(works: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  const reasons = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  if (reasons.length) throw new Error(reasons.map(String).join('\n\n'));
}
