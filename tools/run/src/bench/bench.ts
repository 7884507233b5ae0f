import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchOptions } from 'build-tools/browser';
import { freePort } from 'build-tools/free-port';
import { chromium } from 'playwright';
import { portFrom } from '../ports.js';
import { parts, type Site, type SiteName } from './parts.js';
import { startPeer } from './peers.js';
import { startSlowLine } from './slow-line.js';
import { startServer } from './start-server.js';
import { startStaticTwin } from './static-twin.js';
import { tableOf, type Rounds } from './table.js';
import type { Measures } from './visits.js';

/** The account that is measured: it has every section. */
const ACCOUNT = '@komorebi';

/** What is measured: what the page is compared with, and the page. */
const siteNames: readonly SiteName[] = ['static', 'astro', 'next', 'page'];

/** What the command line chooses. */
interface Choice {
  /** Whether it is only tried whether everything can be measured: once, without the slow line and the other tools. */
  isDry: boolean;
  rounds: number;
  sites: readonly SiteName[];
  parts: readonly string[];
}

/**
 * `npm run bench`: measures the built page, a static twin of it and the same account's page as written with other tools
 * in turns, and prints the median of each measure.
 *
 * It is not a test. Tests check what does not depend on the machine (requests, bytes, shifts); times are only
 * comparable within one run, on an otherwise idle machine. `npm run test:all` has a dry round, which notices when
 * something can no longer be measured.
 *
 * @throws Error in one sentence if the command line chooses nothing that exists
 */
async function bench(): Promise<void> {
  const { isDry, rounds, sites: chosen, parts: chosenParts } = choose();
  const data = mkdtempSync(join(tmpdir(), 'oa-profile-bench-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const platformPort = portFrom('PLATFORM_PORT', await freePort());
  const platformUrl = `http://localhost:${platformPort}`;
  const { url: localUrl } = await startServer({
    command: [...process.execArgv, fileURLToPath(new URL('../start.ts', import.meta.url))],
    environment: { PLATFORM_PORT: String(platformPort), PLATFORM_DATA: data },
  });
  const sites: Site[] = [];
  for (const name of chosen) sites.push(await startSite(name, localUrl, platformUrl));
  const line = isDry ? undefined : await startSlowLine([platformUrl, ...sites.map(({ url }) => url)]);
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

async function startSite(name: SiteName, localUrl: string, platformUrl: string): Promise<Site> {
  const path = `/${ACCOUNT}?lang=en`;
  if (name === 'page') return { name, url: localUrl + path };
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
      parts: { type: 'string' },
      dry: { type: 'boolean', default: false },
    },
  });
  const [wanted = values.dry ? '1' : '5'] = positionals;
  if (!/^[1-9]\d*$/.test(wanted)) throw new Error(`'${wanted}' is no number of rounds, such as 5.`);
  return {
    isDry: values.dry,
    rounds: Number(wanted),
    // The other tools are installed from the network.
    sites: among(siteNames, values.sites ?? (values.dry ? 'static,page' : undefined)),
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

bench()
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
