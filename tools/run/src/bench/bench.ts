import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createServer } from 'node:http';
import { gzip } from 'node:zlib';
import { launchOptions } from 'build-tools/browser';
import { freePort } from 'build-tools/free-port';
import { chromium } from 'playwright';
import { parts, type Site, type SiteName } from './parts.js';
import { startPeer } from './peers.js';
import { startSlowLine } from './slow-line.js';
import { startServer } from './start-server.js';
import { tableOf, type Rounds } from './table.js';
import { slowProcessorBy, type Measures } from './visits.js';

const workspace = join(import.meta.dirname, '../../../..');

/** The account that is measured: it has every section. */
const ACCOUNT = '@komorebi';

/** What is measured: what the page is compared with, and the page. */
const siteNames: readonly SiteName[] = ['static', 'astro', 'next', 'before', 'page'];

/** What the command line chooses. */
interface Choice {
  /** Whether it is only tried whether everything can be measured: once, without the slow line and the other tools. */
  isDry: boolean;
  rounds: number;
  sites: readonly SiteName[];
  /** Another working copy, whose page has been built. */
  before?: string | undefined;
  parts: readonly string[];
  /** How many times slower than here the processor is. */
  slower: number;
}

/**
 * `npm run bench`: measures the built page, a static twin of it and the same account's page as written with other tools
 * in turns, and prints the median of each measure. With `--before ../other-copy` the page of another working copy, which
 * has been built there, is one of them.
 *
 * It is not a test. Tests check what does not depend on the machine (requests, bytes, shifts); times are only
 * comparable within one run, on an otherwise idle machine. `npm run test:all` has a dry round, which notices when
 * something can no longer be measured.
 *
 * @throws Error in one sentence if the command line chooses nothing that exists
 */
async function bench(): Promise<void> {
  const { isDry, rounds, sites: chosen, before, parts: chosenParts, slower } = choose();
  slowProcessorBy(slower);
  const own = await startCopy(workspace);
  const other = before === undefined ? undefined : await startCopy(resolve(before));
  const sites: Site[] = [];
  for (const name of chosen) sites.push(await startSite(name, (name === 'before' && other) || own));
  const platforms = [own, ...(other ? [other] : [])].map(({ platformUrl }) => platformUrl);
  const line = isDry ? undefined : await startSlowLine([...platforms, ...sites.map(({ url }) => url)]);
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, ...(line?.args ?? [])] });
  try {
    const inRounds: Rounds = new Map(sites.map(({ name }) => [name, []]));
    for (let round = 1; round <= rounds; round += 1)
      for (const site of sites) {
        const measures = {};
        for (const part of chosenParts) {
          process.stderr.write(`Round ${round} of ${rounds}: ${site.name}, ${part}\n`);
          const measured = (await parts[part]?.(site, browser)) ?? {};
          // What comes later may fail: what is known by now is not lost then.
          process.stderr.write(isDry ? `${countOf(measured)} measures\n` : `${JSON.stringify(measured)}\n`);
          Object.assign(measures, measured);
        }
        inRounds.get(site.name)?.push(measures);
      }
    if (!isDry) console.log(`\n${tableOf(inRounds)}`);
  } finally {
    await browser.close();
    line?.close();
  }
}

/** @throws Error if one of them is no number */
function countOf(measures: Measures): number {
  const odd = Object.entries(measures).find(([, value]) => !Number.isFinite(value));
  if (odd) throw new Error(`'${odd[0]}' is not measured: ${odd[1]}.`);
  return Object.keys(measures).length;
}

/** A page server and the platform behind it. */
interface Copy {
  url: string;
  platformUrl: string;
}

/** Starts what has been built in a working copy, with a database of its own. */
async function startCopy(folder: string): Promise<Copy> {
  const data = mkdtempSync(join(tmpdir(), 'oa-profile-bench-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const platformPort = await freePort();
  const { url } = await startServer({
    folder,
    command: [...process.execArgv, 'tools/run/src/start.ts'],
    environment: { PLATFORM_PORT: String(platformPort), PLATFORM_DATA: data },
  });
  return { url, platformUrl: `http://localhost:${platformPort}` };
}

async function startSite(name: SiteName, { url: localUrl, platformUrl }: Copy): Promise<Site> {
  const path = `/${ACCOUNT}?lang=en`;
  if (name === 'page' || name === 'before') return { name, url: localUrl + path };
  if (name === 'static') return { name, url: await startStaticTwin(localUrl + path) };
  const { url } = await startPeer(name, platformUrl);
  return { name, url: `${url}/en/${ACCOUNT}` };
}

/** @throws Error in one sentence if the words choose nothing that exists. */
function choose(): Choice {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      sites: { type: 'string' },
      before: { type: 'string' },
      parts: { type: 'string' },
      // A mid-range phone, with Lighthouse's setting.
      slower: { type: 'string', default: '4' },
      dry: { type: 'boolean', default: false },
    },
  });
  const [wanted = values.dry ? '1' : '5'] = positionals;
  if (!/^[1-9]\d*$/.test(wanted)) throw new Error(`'${wanted}' is no number of rounds, such as 5.`);
  if (!/^[1-9]\d*$/.test(values.slower))
    throw new Error(`'${values.slower}' is no number of times that the processor is slower, such as 6.`);
  return {
    isDry: values.dry,
    slower: Number(values.slower),
    rounds: Number(wanted),
    // The other tools are installed from the network.
    sites: among(
      siteNames.filter((name) => name !== 'before' || values.before !== undefined),
      values.sites ?? (values.dry ? 'static,page' : undefined),
    ),
    before: values.before,
    parts: among(Object.keys(parts), values.parts),
  };
}

/** Those that a list with commas names, in their own order; all without a list. */
function among<Name extends string>(names: readonly Name[], list?: string): readonly Name[] {
  if (list === undefined) return names;
  const wanted = list.split(',');
  const unknown = wanted.find((each) => !names.includes(each as Name));
  if (unknown !== undefined) throw new Error(`'${unknown}' is none of ${names.join(', ')}.`);
  return names.filter((name) => wanted.includes(name));
}

/**
 * Serves the page without any script, from memory: the server's markup, with the same styles in it and the same
 * pictures. No server-rendered page can be painted sooner.
 *
 * @param pageUrl Address of the page itself, whose scripts the twin does not request.
 * @returns its address
 */
async function startStaticTwin(pageUrl: string): Promise<string> {
  const html = await (await fetch(pageUrl)).text();
  const page = html
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(preload|modulepreload|icon|apple-touch-icon|manifest)"[^>]*>/g, (link) =>
      link.includes('as="image"') ? link : '',
    )
    // No script sets this attribute here, and styles wait for it.
    .replace('<html ', '<html data-start="ready" ');
  const body = await promisify(gzip)(page);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://localhost:${port}/`;
}

bench()
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
