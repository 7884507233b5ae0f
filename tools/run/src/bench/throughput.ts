import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startDeployedServer, type DeployedServer } from './deployed-server.js';
import { addKey, type Measures } from './visits.js';

/** Seconds of each measurement. */
const DURATION = 5;

const headers = { 'accept-encoding': 'gzip', 'accept-language': 'en' };

/** Pages of several accounts, in several languages, in browsers and in the app, and an account's other addresses. */
const addresses = [
  '/@komorebi?lang=en',
  '/@komorebi?lang=ja',
  '/@komorebi/faq?lang=en',
  '/@komorebi/place?lang=th',
  '/liff/@komorebi?lang=ja',
  '/@baanrimnam?lang=th',
  '/@harbor?lang=en',
  '/liff/@harbor?lang=zh-TW',
];

/** Number of simultaneous visitors, and average milliseconds for which each looks at a page. */
const VISITORS = 1000;
const LOOK = 1000;

/**
 * Measures how the server sends cached pages: how many at most, and how long simultaneous visitors with kept-alive
 * connections wait for them. The clients have a CPU for themselves if the machine has two; the server's CPU time per
 * page does not depend on that.
 *
 * @param platformUrl Address of the Profile API.
 */
export async function throughput(platformUrl: string): Promise<Measures> {
  const server = await startDeployedServer(platformUrl);
  try {
    const { pages, seconds, errors, perSecond } = await askWithoutEnd(server, addresses);
    return {
      'Kept pages a second of its processor': pages / seconds,
      'Kept pages a second, 10 at once': perSecond,
      'Failures of 10 at once': errors,
      ...(await lookAround(server)),
    };
  } finally {
    server.stop();
  }
}

/** Keys of openers: so many that none is asked for twice while it is kept. */
const KEYS = 20_000;

/**
 * Measures how a server sends one account's page, which it has sent before: as it is, and to visitors of whom each has
 * an opener's key of its own in the address.
 */
export async function keptPages(server: DeployedServer, path: string): Promise<Measures> {
  const keyed = Array.from({ length: KEYS }, () => addKey(server.url + path).slice(server.url.length));
  const kept = await askWithoutEnd(server, [path]);
  const withKey = await askWithoutEnd(server, keyed);
  return {
    'Kept page: requests a second': kept.perSecond,
    'Kept page: CPU time, ms': (kept.seconds * 1000) / kept.pages,
    'Kept page with a new key: CPU time, ms': (withKey.seconds * 1000) / withKey.pages,
    'Failures of kept pages': kept.errors + withKey.errors,
  };
}

/** Asks for the paths in turn, ten at once, after as long without counting: to fill caches and optimise code. */
async function askWithoutEnd(
  server: DeployedServer,
  paths: readonly string[],
): Promise<Record<'pages' | 'perSecond' | 'seconds' | 'errors', number>> {
  const ask = (): Promise<autocannon.Result> =>
    autocannon({
      url: server.url,
      connections: 10,
      duration: DURATION,
      requests: paths.map((path) => ({ path })),
      headers,
    });
  await ask();
  const before = await server.processorSeconds();
  const { requests, errors, non2xx } = await ask();
  const seconds = (await server.processorSeconds()) - before;
  return { pages: requests.total, perSecond: requests.average, seconds, errors: errors + non2xx };
}

/** Each visitor requests a page, looks at it for a while, and requests the next. */
async function lookAround({ url }: DeployedServer): Promise<Measures> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const waits: number[] = [];
  let failures = 0;
  const end = performance.now() + 2 * DURATION * 1000;
  async function visit(number: number): Promise<void> {
    for (let page = number; ; page += 1) {
      await delay(Math.random() * 2 * LOOK);
      const begun = performance.now();
      if (begun > end) return;
      const path = addresses[page % addresses.length] ?? '/';
      if (!(await isSent(`${url}${path}`, agent))) failures += 1;
      // The first page is not counted: it waits for the connection.
      if (page > number) waits.push(performance.now() - begun);
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(number)));
  agent.destroy();
  waits.sort((one, other) => one - other);
  const percentile = (part: number): number => waits[Math.floor(waits.length * part)] ?? 0;
  return {
    [`Pages a second for ${VISITORS} visitors`]: waits.length / (2 * DURATION),
    [`Half of ${VISITORS} visitors wait less than, ms`]: percentile(0.5),
    [`99 of 100 of ${VISITORS} visitors wait less than, ms`]: percentile(0.99),
    [`Failures for ${VISITORS} visitors`]: failures,
  };
}

/** Whether a complete page arrives. */
const isSent = (url: string, agent: Agent): Promise<boolean> =>
  new Promise((resolve) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
      response.once('error', () => resolve(false));
    }).once('error', () => resolve(false));
  });
