import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from 'build-tools/free-port';
import { runCommand } from 'build-tools/run-command';
import type { Browser } from 'playwright';
import { preview } from 'vite';
import type { InstalledProject } from './consumer.js';
import { projectsIn } from './example-projects.js';
import { timed } from '../trial.js';
import { tryTakeANumber } from './visit-take-a-number.js';
import { visitImportMap, visitNext, visitTwoAccounts } from './visit-example-projects.js';

interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Runs the tests of the projects of {@link addExampleProjects} below the consumer, as their users would, and opens those
 * that are pages in a browser.
 *
 * @throws Error if one does not work
 */
export async function useExampleProjects({ folder, platformUrl, browser }: InstalledProject): Promise<void> {
  const project = (name: string): string => join(folder, 'apps', name);
  // Where an installation of its own would put them.
  beside(project('import-map'), folder);
  for (const { name } of projectsIn()) await timed(`npm test in ${name}`, () => npm(project(name), 'test'));
  await timed('the waiting line, built', () => npm(project('take-a-number'), 'build'));
  await timed('two accounts in a browser', () =>
    visit(browser, () => servePages(project('vite'), 'dist'), visitTwoAccounts),
  );
  await timed('the page with an import map', () =>
    visit(browser, () => servePages(project('import-map'), '.'), visitImportMap),
  );
  await timed('the site of Next.js', () =>
    visit(browser, () => startNext(project('next'), platformUrl), visitNext),
  );
  await timed('the waiting line in a browser', () =>
    tryTakeANumber(project('take-a-number'), platformUrl, browser),
  );
}

/** Disables the telemetry of a build. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

async function npm(folder: string, script: string): Promise<void> {
  await runCommand('npm', ['run', script], { cwd: folder, env: quiet });
}

async function visit(
  browser: Browser,
  start: () => Promise<RunningServer>,
  work: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const server = await start();
  try {
    await work(browser, server.url);
  } finally {
    await server.close();
  }
}

async function servePages(root: string, outDir: string): Promise<RunningServer> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** Puts `node_modules` beside a page without a bundler: npm has installed for all projects in one place. */
function beside(folder: string, installed: string): void {
  const link = join(folder, 'node_modules');
  if (!existsSync(link)) symlinkSync(join(installed, 'node_modules'), link);
}

async function startNext(folder: string, platformUrl: string): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const script = join(folder, '../../node_modules/next/dist/bin/next');
  const env = { ...quiet, NODE_ENV: 'production', API_URL: platformUrl, SITE_URL: url };
  const words = ['start', '--port', String(port)];
  const { close } = await startServer(script, { words, cwd: folder, env, ready: 'Ready' });
  return { url, close };
}

/** Starts a script, and waits until it prints that it is ready. */
async function startServer(
  script: string,
  {
    words = [],
    cwd,
    env,
    ready,
  }: { words?: readonly string[]; cwd: string; env: Record<string, string>; ready: string },
): Promise<Pick<RunningServer, 'close'>> {
  const server = spawn(process.execPath, [script, ...words], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (said: Buffer) => {
      if (said.toString().includes(ready)) resolve();
    });
    server.once('close', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return {
    async close() {
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'close');
    },
  };
}
