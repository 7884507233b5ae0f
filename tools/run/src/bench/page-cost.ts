import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPlatform } from 'platform';
import { localEnvironment, playedApp } from '../local-environment.js';
import { copyOf, startManyAccounts } from './many-accounts.js';
import { partsOfProfile } from './parts-of-cost.js';
import { startPeer } from './peers.js';
import { startServer, type StartedServer } from './start-server.js';
import { tableOf, type Rounds } from './table.js';

/** As many pages are asked for before anything is measured: by then, the code has been compiled. */
const WARM_UP = 200;

const workspace = join(import.meta.dirname, '../../../..');

interface Server extends StartedServer {
  name: string;
  /** The address of an account's page. */
  pageOf: (account: string) => string;
}

/**
 * `npm run page-cost`: how much processor time a page takes of an account that is not in memory, of the built page server
 * and of the same account's page as written with other tools. All ask the same API, which answers at once, and are asked in
 * turns. Processor time is hardly changed by what else the machine does.
 *
 * With `--one-answer`, the API sends all of an account with its page, as it may. With `--parts`, the page server's time is divided into parts as well, and with `--alone` no peer is
 * asked. `--before ../other-copy` adds the page server of another working copy, which has been built there.
 */
async function pageCost(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      parts: { type: 'boolean', default: false },
      'one-answer': { type: 'boolean', default: false },
      alone: { type: 'boolean', default: false },
      before: { type: 'string' },
      pages: { type: 'string', default: '150' },
    },
  });
  const rounds = wholeNumber(positionals[0] ?? '3');
  const pages = wholeNumber(values.pages);
  const data = mkdtempSync(join(tmpdir(), 'oa-profile-cost-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const platform = await startPlatform({ port: 0, database: { directory: join(data, 'platform') } });
  const api = await startManyAccounts(platform.url, values['one-answer']);
  const own = await startPageServer(workspace, api, platform.url);
  const before =
    values.before === undefined ? [] : [await startPageServer(resolve(values.before), api, platform.url)];
  const peers = values.alone ? [] : [await peer('astro', api), await peer('next', api)];
  const servers = [...peers, ...before.map((server) => ({ ...server, name: 'before' })), own];

  let number = 0;
  /** Asks for pages of accounts that nobody has asked for yet. */
  async function ask(server: Server, count: number): Promise<{ bytes: number; milliseconds: number }> {
    let bytes = 0;
    const before = await server.processorTime();
    for (let page = 0; page < count; page += 1) {
      number += 1;
      bytes += await sizeOf(server.pageOf(copyOf(number)));
    }
    return { bytes: bytes / count, milliseconds: ((await server.processorTime()) - before) / count };
  }

  for (const server of servers) await ask(server, WARM_UP);
  const measured: Rounds = new Map(servers.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1)
    for (const server of servers) {
      const { bytes, milliseconds } = await ask(server, pages);
      process.stderr.write(`Round ${round} of ${rounds}: ${server.name} ${milliseconds.toFixed(1)} ms\n`);
      measured
        .get(server.name)
        ?.push({ 'Processor time of a page, ms': milliseconds, 'Bytes of a page': Math.round(bytes) });
    }
  console.log(tableOf(measured));
  if (!values.parts) return;
  const noted = await own.profile();
  const mainThread = await own.mainThreadTime();
  const { milliseconds } = await ask(own, pages);
  const ofMainThread = ((await own.mainThreadTime()) - mainThread) / pages;
  printParts(partsOfProfile(await noted()), ofMainThread, milliseconds - ofMainThread);
}

/** Prints what a page takes by part: samples of the main thread tell shares, and the system tells how much all of it is. */
function printParts(times: ReadonlyMap<string, number>, ofMainThread: number, ofOthers: number): void {
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  const rows = [...times].map(([part, time]) => [(time / all) * ofMainThread, part] as const);
  console.log('\nProcessor time of a page by part, ms, while it is measured:');
  for (const [milliseconds, part] of [
    ...rows.sort(([one], [other]) => other - one),
    [ofOthers, 'other threads: compressing, collecting garbage, compiling'] as const,
    [ofMainThread + ofOthers, 'together'] as const,
  ])
    console.log(`${milliseconds.toFixed(2).padStart(7)}  ${part}`);
}

async function startPageServer(folder: string, apiUrl: string, pictures: string): Promise<Server> {
  const publicUrl = 'http://localhost:3000';
  const server = await startServer({
    command: [join(folder, 'apps/profile-web/dist/server/main.js')],
    environment: { ...localEnvironment(playedApp(publicUrl), apiUrl), IMAGE_ORIGINS: pictures },
  });
  return { ...server, name: 'page', pageOf: (account) => `${server.url}/${account}?lang=en` };
}

async function peer(name: 'astro' | 'next', apiUrl: string): Promise<Server> {
  const server = await startPeer(name, apiUrl);
  return { ...server, name, pageOf: (account) => `${server.url}/en/${account}` };
}

/** The bytes of a page as they were sent, compressed with gzip. */
function sizeOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} is answered with ${response.statusCode}.`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      response.once('end', () => resolve(bytes));
    }).once('error', reject);
  });
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`'${text}' is no number, such as 5.`);
  return Number(text);
}

pageCost()
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
