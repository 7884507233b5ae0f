import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchOptions } from 'build-tools/browser';
import { freePort } from 'build-tools/free-port';
import { chromium } from 'playwright';
import { portFrom } from '../ports.js';
import { startDeployedServer, startServer } from './deployed-server.js';
import { measureMemory } from './memory.js';
import { parts, type Site, type SiteName } from './parts.js';
import { startPeer } from './peers.js';
import { renderCost } from './render-cost.js';
import { startStaticTwin } from './static-twin.js';
import { tableOf, type Rounds } from './table.js';
import { throughput } from './throughput.js';

/** The account that is measured: it has every section. */
const ACCOUNT = '@komorebi';

/** What is measured: what the page is compared with, and the page. */
const siteNames: readonly SiteName[] = ['static', 'astro', 'next', 'page'];

/** The measures of the page server alone, which are taken once, after the rounds. */
const SERVER = 'server';

/** What the command line chooses. */
interface Choice {
  rounds: number;
  sites: readonly SiteName[];
  parts: readonly string[];
}

/**
 * `npm run bench`: measures the built page, a static twin of it and the same account's page as written with other tools
 * in turns, and prints the median of each measure.
 *
 * It is not a test. Tests check what does not depend on the machine (requests, bytes, shifts); times are only
 * comparable within one run, on an otherwise idle machine.
 */
async function bench({ rounds, sites: chosen, parts: chosenParts }: Choice): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'oa-profile-bench-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const platformPort = portFrom('PLATFORM_PORT', await freePort());
  const platformUrl = `http://localhost:${platformPort}`;
  const local = await startServer({
    command: [...process.execArgv, fileURLToPath(new URL('../start.ts', import.meta.url))],
    environment: { PLATFORM_PORT: String(platformPort), PLATFORM_DATA: data },
  });
  const controlPort = await freePort();
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${controlPort}`],
  });
  try {
    const sites: Site[] = [];
    for (const name of chosen) sites.push(await startSite(name, local.url, platformUrl));
    const measured: Rounds = new Map(sites.map(({ name }) => [name, []]));
    for (let round = 1; round <= rounds; round += 1)
      for (const site of sites) {
        const measures = {};
        for (const part of chosenParts) {
          process.stderr.write(`Round ${round} of ${rounds}: ${site.name}, ${part}\n`);
          Object.assign(measures, await parts[part]?.(site, { browser, controlPort }));
        }
        measured.get(site.name)?.push(measures);
      }
    if (Object.keys(parts).some((part) => chosenParts.includes(part))) console.log(`\n${tableOf(measured)}`);
  } finally {
    await browser.close();
  }
  if (!chosenParts.includes(SERVER)) return;
  const ofServer = { ...(await throughput(platformUrl)), ...(await renderCost(platformUrl, [1, 15, 60])) };
  console.log(`\n${tableOf(new Map([[`page server, Node ${process.versions.node}`, [ofServer]]]))}`);
}

async function startSite(name: SiteName, localUrl: string, platformUrl: string): Promise<Site> {
  const path = `/${ACCOUNT}?lang=en`;
  if (name === 'static') return { name, url: (await startStaticTwin(localUrl + path)).url };
  if (name === 'page')
    return { name, url: localUrl + path, server: await startDeployedServer(platformUrl), path };
  const server = await startPeer(name, platformUrl);
  return { name, url: `${server.url}/en/${ACCOUNT}`, server, path: `/en/${ACCOUNT}` };
}

/** @throws Error in one sentence if the words choose nothing that exists. */
function choose(): Choice | 'memory' {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { sites: { type: 'string' }, parts: { type: 'string' } },
  });
  const [wanted = '5'] = positionals;
  if (wanted === 'memory') return wanted;
  if (!/^[1-9]\d*$/.test(wanted))
    throw new Error(`'${wanted}' is neither a number of rounds, such as 5, nor 'memory'.`);
  return {
    rounds: Number(wanted),
    sites: among(siteNames, values.sites),
    parts: among([...Object.keys(parts), SERVER], values.parts),
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

async function main(): Promise<void> {
  const choice = choose();
  await (choice === 'memory' ? measureMemory() : bench(choice));
}

main()
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
