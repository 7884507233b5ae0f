import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startDeployedServer } from './deployed-server.js';
import { tableOf } from './table.js';
import type { Measures } from './visits.js';

/** Number of concurrent requests. */
const AT_ONCE = 8;
/** Requests between two memory samples. */
const INTERVAL = 200;

/** A sequence of requests to a page server, with one API answer for each address. */
interface Load {
  title: string;
  requests: number;
  /** Characters of each page. Only every `everyNth` id has one. */
  characters: number;
  everyNth: number;
}

const loads: Load[] = [
  { title: '50,000 ids, 1 in 20 exists', requests: 50_000, characters: 20_000, everyNth: 20 },
  { title: '2,000 pages of 1 MB', requests: 2000, characters: 1_000_000, everyNth: 1 },
];

/**
 * `npm run bench -- memory`: the memory of a page server while thousands of different addresses are requested. Only its
 * own process is measured; the API runs in another.
 */
export async function measureMemory(): Promise<void> {
  for (const load of loads) console.log(`\n${tableOf(new Map([[load.title, [await memoryUnder(load)]]]))}`);
}

async function memoryUnder({ title, requests, characters, everyNth }: Load): Promise<Measures> {
  const api = createServer(({ url = '' }, response) => {
    const number = Number(/account(\d+)/.exec(url)?.[1] ?? 0);
    response.writeHead(number % everyNth ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(number % everyNth ? { message: 'Nothing.' } : pageOf(number, characters)));
  });
  const apiPort = await listen(api);
  const server = await startDeployedServer(`http://localhost:${apiPort}`);
  try {
    const atFirst = server.megabytes();
    let most = atFirst;
    let next = 0;
    let unexpected = 0;
    const ask = async (): Promise<void> => {
      while (next < requests) {
        const number = next;
        next += 1;
        const answer = await fetch(`${server.url}/@account${number}?lang=en`, {
          headers: { 'accept-encoding': 'gzip' },
        });
        await answer.arrayBuffer();
        if (answer.status !== (number % everyNth ? 404 : 200)) unexpected += 1;
        if (number % INTERVAL === 0) {
          most = Math.max(most, server.megabytes());
          process.stderr.write(`\r${title}: ${number}`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    process.stderr.write('\n');
    return {
      'Memory at the start, MB': atFirst,
      'Most memory, MB': most,
      'Memory at the end, MB': server.megabytes(),
      'Unexpected answers': unexpected,
    };
  } finally {
    server.stop();
    api.closeAllConnections();
    api.close();
  }
}

/** A page with a text that compresses no better than real ones, different for each account. */
function pageOf(number: number, characters: number): unknown {
  return {
    result: {
      account: {
        accountId: `a-${number}`,
        basicSearchId: `@account${number}`,
        countryCode: 'JP',
        timeZone: 'Asia/Tokyo',
        currency: 'JPY',
        name: `Account ${number}`,
        badge: 'verified',
        showsFriendCount: true,
        description: randomBytes(characters / 2).toString('hex'),
        features: [],
      },
      sections: [],
      nearbyPlaces: [],
    },
  };
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
