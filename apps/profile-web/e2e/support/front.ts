import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addresses } from './addresses.js';

/** An answer of the page server that a proxy passes on. */
export interface PassingAnswer {
  path: string;
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** An answer with a file of the build. */
export type FileAnswer = Pick<PassingAnswer, 'headers'> & { body: Buffer };

/** A proxy between browser and page server, which can go down and change answers. */
export interface Front {
  /** Its origin, which is also that of the pages. */
  url: string;
  /** Switches to another page server. */
  leadTo(upstream: string): void;
  /** Changes documents before they are passed on. */
  change(change: (answer: PassingAnswer) => Partial<PassingAnswer>): void;
  /**
   * Cuts matching files in the middle, and ends the answers properly. Returns a function that returns the paths of all
   * files requested since then, in order.
   *
   * @param times how often it cuts each file. @default always
   */
  cut(file: RegExp, times?: number): () => string[];
  /** Damages matching files instead, each the first time that it is requested. */
  damage(file: RegExp, damage: (answer: FileAnswer) => FileAnswer): () => string[];
  /** From now on sends the first half of documents only, and then cuts the connection, or falls silent. */
  breakOff(how: 'cut' | 'silent'): void;
  /** From now on answers nothing, and refuses nothing either. */
  fallSilent(): void;
  /** Closes all connections, as without a network. */
  down(): Promise<void>;
  up(): Promise<void>;
}

/** Headers about the other connection, and the entity tag, which does not match a changed document. */
const notPassed = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'];

const cutInHalf = ({ headers, body }: FileAnswer): FileAnswer => ({
  headers,
  body: body.subarray(0, body.length / 2),
});

/** Starts a proxy to the page server under test, which passes on answers unchanged. */
export async function startFront(): Promise<Front> {
  let upstream: string = addresses.page;
  let changed: (answer: PassingAnswer) => Partial<PassingAnswer> = () => ({});
  let damaging = { file: /^$/, times: 0, damage: cutInHalf };
  let requested: string[] = [];
  let isSilent = false;
  let breaksOff: 'cut' | 'silent' | undefined;
  const server = createServer((request, response) => {
    if (isSilent) return;
    pass(request, response).catch(() => response.destroy());
  });

  async function pass(
    { url: path = '/', headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { accept = '*/*', 'accept-language': language = '' } = headers;
    const answer = await fetch(`${upstream}${path}`, {
      headers: { accept, 'accept-language': language },
      redirect: 'manual',
    });
    const received: [string, string][] = [...answer.headers].filter(([name]) => !notPassed.includes(name));
    requested.push(path);
    const times = requested.filter((other) => other.split('?')[0] === path.split('?')[0]).length;
    const isDamaged = damaging.file.test(path) && times <= damaging.times;
    const isDocument = answer.headers.get('content-type')?.startsWith('text/html');
    const passing = { path, status: answer.status, headers: Object.fromEntries(received) };
    const whole = Buffer.from(await answer.arrayBuffer());
    const text = String(whole);
    const changes = isDocument ? { body: text, ...changed({ ...passing, body: text }) } : {};
    const sentFile = { headers: passing.headers, body: whole };
    const file = isDamaged ? damaging.damage(sentFile) : sentFile;
    const { status, headers: sent, body } = { ...passing, ...file, ...changes };
    // The stand-in for the app must not be cached: the real SDK does not start without a network.
    if (path.startsWith('/local/')) sent['cache-control'] = 'no-store';
    response.writeHead(status, sent);
    if (!isDocument || !breaksOff) return void response.end(body);
    response.write(text.slice(0, text.length / 2), () => breaksOff === 'cut' && response.destroy());
  }

  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    url: `http://localhost:${port}`,
    leadTo: (other) => {
      upstream = other;
    },
    change: (change) => {
      changed = change;
    },
    cut(file, times = Number.POSITIVE_INFINITY) {
      damaging = { file, times, damage: cutInHalf };
      requested = [];
      return () => requested;
    },
    damage(file, damage) {
      damaging = { file, times: 1, damage };
      requested = [];
      return () => requested;
    },
    breakOff: (how) => {
      breaksOff = how;
    },
    fallSilent: () => {
      isSilent = true;
    },
    async down() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    up: async () => {
      await listen(port);
    },
  };
}
