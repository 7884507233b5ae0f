import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import type { ProjectExample } from './consumer-project.js';
import type { Rendered } from './use-consumer.js';
import { visitHost } from './visit-host.js';

/**
 * Opens the pages of a bundled project in a browser: the examples, and the whole profile.
 *
 * @returns problems, one line each
 */
export async function visitConsumer(
  folder: string,
  browser: Browser,
  examples: readonly ProjectExample[],
  rendered: Rendered,
): Promise<string[]> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    return [
      ...(await runExamples(browser, `${address}index.html`, examples, rendered)),
      ...(await visitHost(folder, browser, address)),
    ];
  } finally {
    await server.close();
  }
}

/** Globals of the page of examples, see `run-examples.tsx`. */
interface ExamplesWindow {
  runExamples(names: readonly string[], rendered: Rendered): Promise<string[]>;
}

async function runExamples(
  browser: Browser,
  address: string,
  examples: readonly ProjectExample[],
  rendered: Rendered,
): Promise<string[]> {
  const { page, errors } = await open(browser, address);
  const names = examples.filter(({ runs }) => runs !== 'nowhere').map(({ name }) => name);
  await page.waitForFunction(() => 'runExamples' in window);
  const problems = await page.evaluate(
    ([wanted, markup]) => (window as unknown as ExamplesWindow).runExamples(wanted, markup),
    [names, rendered] as const,
  );
  // Replaces the name of the module by the place in the README.
  const placed = problems.map((problem) => {
    const example = examples.find(({ name }) => problem.startsWith(name));
    return example ? problem.replace(example.name, example.place) : problem;
  });
  return [...placed, ...errors];
}

async function open(browser: Browser, address: string): Promise<{ page: Page; errors: string[] }> {
  // Tall, so that every section is near and loads.
  const page = await browser.newPage({ viewport: { width: 1280, height: 12_000 }, locale: 'en-US' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${address}: ${error.message}`));
  await page.goto(address);
  return { page, errors };
}
