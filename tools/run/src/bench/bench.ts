import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchOptions } from 'build-tools/browser';
import { freePort } from 'build-tools/free-port';
import { chromium, type Browser } from 'playwright';
import { portFrom } from '../ports.js';
import { visitWithLighthouse } from './lighthouse.js';
import { measureMemory } from './memory.js';
import { renderCost } from './render-cost.js';
import { startStaticTwin } from './static-twin.js';
import { tableOf, type Rounds } from './table.js';
import { throughput } from './throughput.js';
import { visitAndOpen, visitAndRead, visitAndTap, visitAndUse, type Measures } from './visits.js';

/** The account that is measured: it has every section. */
const ADDRESS = '/@komorebi?lang=en';

/**
 * `npm run bench`: measures the built page and a static twin of it in turns, and prints the median of each measure.
 *
 * It is not a test. Tests check what does not depend on the machine (requests, bytes, shifts); times are only
 * comparable within one run, on an otherwise idle machine.
 *
 * @param rounds How often each is measured.
 */
async function bench(rounds: number): Promise<void> {
  const port = portFrom('PORT', await freePort());
  const data = mkdtempSync(join(tmpdir(), 'oa-profile-bench-'));
  const platformPort = portFrom('PLATFORM_PORT', await freePort());
  const platformUrl = `http://localhost:${platformPort}`;
  const server = startPage({ port, platformPort, data });
  const stop = (): void => {
    server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const url = `http://localhost:${port}${ADDRESS}`;
  await answers(`http://localhost:${port}/healthz`, server);
  const twin = await startStaticTwin(url);
  const { args, ...options } = launchOptions();
  const controlPort = await freePort();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${controlPort}`],
  });
  try {
    const measured: Rounds = new Map([
      ['static twin', []],
      ['page', []],
    ]);
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`Round ${round} of ${rounds}\n`);
      measured.get('static twin')?.push({
        ...(await visitAndRead(browser, twin.url)),
        ...(await visitWithLighthouse(controlPort, twin.url)),
      });
      measured.get('page')?.push({
        ...(await measurePage(browser, url)),
        ...(await visitWithLighthouse(controlPort, url)),
      });
    }
    console.log(`\n${tableOf(measured)}`);
  } finally {
    await browser.close();
    twin.close();
  }
  const ofServer = { ...(await throughput(platformUrl)), ...(await renderCost(platformUrl, [1, 15, 60])) };
  console.log(`\n${tableOf(new Map([[`page server, Node ${process.versions.node}`, [ofServer]]]))}`);
}

async function measurePage(browser: Browser, url: string): Promise<Measures> {
  return {
    ...(await visitAndRead(browser, url)),
    'First tap on ‘More’ answered, ms': await visitAndTap(browser, url, 'More'),
    'First tap on ‘Contact’ answered, ms': await visitAndTap(browser, url, 'Contact'),
    // On a phone it is a link, which needs no script: this measures the desktop's button.
    '‘Add friend’ answered, ms': await visitAndTap(browser, url, 'Add friend', 'ready'),
    ...(await visitAndOpen(browser, url)),
    ...(await visitAndUse(browser, url)),
  };
}

/** In a separate process, so that its cost does not include the cost of measuring. */
function startPage({
  port,
  platformPort,
  data,
}: Record<'port' | 'platformPort', number> & { data: string }): ChildProcess {
  return spawn(
    process.execPath,
    [...process.execArgv, fileURLToPath(new URL('../start.ts', import.meta.url))],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        PLATFORM_PORT: String(platformPort),
        PLATFORM_DATA: data,
      },
    },
  );
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The page server has exited.');
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function main(wanted = '5'): Promise<void> {
  if (wanted === 'memory') return measureMemory();
  if (!/^[1-9]\d*$/.test(wanted))
    throw new Error(`'${wanted}' is neither a number of rounds, such as 5, nor 'memory'.`);
  return bench(Number(wanted));
}

main(process.argv[2])
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
