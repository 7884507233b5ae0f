import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleAnswerTo } from 'platform/sample-answers';
import { ACCOUNTS } from './mix.js';

/** How the API is: `failing` answers 500, `hanging` does not answer. */
export type Health = 'well' | 'failing' | 'hanging';

/** What the API tells the process that has started it. */
export interface ApiMessage {
  port?: number;
  /** Milliseconds after it was well again at which it was first asked for an account. */
  askedAgainAfter?: number;
}

/** Milliseconds that an answer takes. */
const [SHORTEST_MS, LONGEST_MS] = [20, 80];

/** The account that all are made from has everything: nine calls, 30 kB. */
const MODEL = '@komorebi';
const MODEL_IDS = /@komorebi|@412kmrbi|(?<=oa-)komorebi/g;

/** Answers by language and path of the model, in JSON. */
const made = new Map<string, string | undefined>();

/** @returns the answer in JSON; undefined if there is no such thing */
function answerTo(path: string, language: string): string | undefined {
  const [, id = '', rest = ''] = /^\/v1\/account-page\/(?:oa-|@)(\w+)\/(.*)$/.exec(path) ?? [];
  if (!/^a\d+$/.test(id) || Number(id.slice(1)) >= ACCOUNTS) return undefined;
  const key = `${language} ${rest}`;
  if (!made.has(key)) {
    const result =
      rest === 'reservation/inventory'
        ? freeTimes()
        : sampleAnswerTo(`/v1/account-page/${MODEL}/${rest}`, language, 'http://pictures.example');
    made.set(key, result === undefined ? undefined : JSON.stringify({ result }));
  }
  return made.get(key)?.replace(MODEL_IDS, (found) => (found.startsWith('@') ? `@${id}` : id));
}

/** Four times a day for a fortnight. */
function freeTimes(): object {
  const days = Array.from({ length: 14 }, (_, day) => {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
    const slots = [11, 13, 18, 20].map((hour) => ({
      slotId: `${date}T${hour}`,
      startsAt: `${date}T${hour}:00:00+09:00`,
      durationMinutes: 90,
      availability: 'available',
    }));
    return { date, slots };
  });
  return { partySize: { min: 1, max: 8 }, days };
}

let health: Health = 'well';
let wellSince: number | undefined;
const hanging = new Set<ServerResponse>();

/**
 * A Profile API with thousands of accounts, in a process of its own: what it costs is not the page server's. Its health
 * is what the process that has started it says.
 */
const server = createServer(({ url = '', headers }, response) => {
  const { pathname } = new URL(url, 'http://api');
  const path = decodeURIComponent(pathname);
  if (wellSince !== undefined && /^\/v1\/account-page\/[^/]+\/$/.test(path)) {
    tell({ askedAgainAfter: performance.now() - wellSince });
    wellSince = undefined;
  }
  if (health === 'hanging') {
    hanging.add(response);
    response.once('close', () => hanging.delete(response));
    return;
  }
  const status = health === 'failing' ? 500 : 200;
  const found = status === 200 ? answerTo(path, headers['content-language'] ?? 'en') : undefined;
  void delay(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS)).then(() => {
    response.writeHead(found === undefined && status === 200 ? 404 : status, {
      'content-type': 'application/json',
    });
    response.end(found ?? '{"message":"No."}');
  });
});

function tell(message: ApiMessage): void {
  process.send?.(message);
}

process.on('message', (next: Health) => {
  if (next === 'well' && health !== 'well') wellSince = performance.now();
  health = next;
});
process.on('disconnect', () => process.exit(0));
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => tell({ port: (server.address() as AddressInfo).port }));
