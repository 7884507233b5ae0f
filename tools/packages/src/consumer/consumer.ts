import type { Browser } from 'playwright';
import type { Library } from '../libraries.js';
import { serverEntries, type ProjectExample } from './consumer-project.js';
import { timed } from '../trial.js';
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

/** A project as of another team, with the libraries installed, and what is needed to try it. */
export interface InstalledProject {
  folder: string;
  /** Address of the Profile API and the Keep API. */
  platformUrl: string;
  browser: Browser;
}

/**
 * Uses the libraries as another team would: type-checks, bundles and runs the examples of all READMEs, in Node and in a
 * browser, against the reference platform.
 *
 * @throws Error that says what does not work
 */
export async function useConsumer(
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
