import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';

/** What the service was sent. */
export interface SentRequest {
  url: string;
  headers: Record<string, unknown>;
  body: string;
}

/** A service that takes error reports, on this machine. */
export interface ReportService {
  /** Where the page's scripts are, if it has any. */
  origin: string;
  /** Where reports go. */
  dsn: string;
  server: Server;
  requests: SentRequest[];
  /** The events of all envelopes, once there are so many. An envelope has a header and two lines for its item. */
  events: <Event>(count: number) => Promise<Event[]>;
}

/**
 * Starts a {@link ReportService}. Whoever has started it closes its server.
 *
 * @param scripts files of the page, by their paths
 */
export async function startReportService(
  scripts: Readonly<Record<string, string>> = {},
): Promise<ReportService> {
  const requests: SentRequest[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const script = scripts[request.url ?? ''];
      const type = script === undefined ? 'text/html' : 'text/javascript';
      response.writeHead(200, { 'content-type': type });
      response.end(script ?? '<h1>Please sign in</h1>');
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ url: request.url ?? '', headers: request.headers, body });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    dsn: `http://public@${host}/7`,
    server,
    requests,
    async events<Event>(count: number) {
      // The SDK is loaded at the first error, which takes long beside other tests.
      await expect
        .poll(() => requests.length, { timeout: 60_000, interval: 1 })
        .toBeGreaterThanOrEqual(count);
      return requests.map(({ body }) => {
        const [, itemHeader = '', item = ''] = body.split('\n');
        expect(JSON.parse(itemHeader)).toEqual({ type: 'event' });
        return JSON.parse(item) as Event;
      });
    },
  };
}
