import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from 'build-tools/free-port';

/** Slow 4G, with Lighthouse's settings: a round trip in milliseconds, and bytes a second towards and from the browser. */
const ROUND_TRIP = 562.5;
const DOWN = (1474.56 * 1024) / 8;
const UP = (675 * 1024) / 8;

/** Bytes that arrive together. */
const PIECE = 4096;

/**
 * One slow line between a browser and servers of this machine. A browser's own slowness would leave out what no page
 * asked for: documents that it fetches before they are opened, and the requests of workers.
 */
export interface SlowLine {
  /** Arguments with which Chromium takes the line to these servers, under their own addresses. */
  args: readonly string[];
  close: () => void;
}

/** Lays a slow line to the servers of these addresses. */
export async function startSlowLine(urls: readonly string[]): Promise<SlowLine> {
  const down = createLane(DOWN);
  const up = createLane(UP);
  const servers: Server[] = [];
  const rules: string[] = [];
  for (const { hostname, port } of urls.map((url) => new URL(url))) {
    const near = await freePort();
    const server = createServer((browser) => {
      const origin = createConnection({ host: hostname, port: Number(port) });
      up(browser, origin);
      down(origin, browser);
    });
    await new Promise<void>((resolve) => server.listen(near, resolve));
    servers.push(server);
    rules.push(`MAP ${hostname}:${port} localhost:${near}`);
  }
  return {
    args: [`--host-resolver-rules=${rules.join(',')}`],
    close: () => servers.forEach((server) => server.close()),
  };
}

/** One direction: bytes of all connections share its rate, and each arrives half a round trip later. */
function createLane(rate: number): (from: Socket, to: Socket) => void {
  let freeAt = 0;
  const arrival = (bytes: number): number => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / rate) * 1000;
    return freeAt + ROUND_TRIP / 2 - performance.now();
  };
  return (from, to) => {
    // Timers alone would not keep the order of pieces that arrive within a millisecond.
    let last: Promise<unknown> = Promise.resolve();
    const deliver = (bytes: number, arrived: () => unknown): void => {
      last = Promise.all([last, delay(arrival(bytes))]).then(arrived);
    };
    from.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += PIECE) {
        const piece = data.subarray(start, start + PIECE);
        deliver(piece.length, () => to.write(piece));
      }
    });
    from.on('error', () => to.destroy());
    from.on('close', () => deliver(0, () => to.end()));
  };
}
