import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, vi } from 'vitest';

/** What the service was sent. */
export interface SentRequest {
  url: string;
  headers: Record<string, unknown>;
  body: string;
}

/** A service that takes error reports, on this machine. */
export interface ReportService {
  /** Where reports go. */
  dsn: string;
  server: Server;
  requests: SentRequest[];
  /** The events of all envelopes, once there are so many. An envelope has a header and two lines for its item. */
  events: <Event>(count: number) => Promise<Event[]>;
}

/** Starts a {@link ReportService}. Whoever has started it closes its server. */
export async function startReportService(): Promise<ReportService> {
  const requests: SentRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ url: request.url ?? '', headers: request.headers, body });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    dsn: `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/7`,
    server,
    requests,
    async events<Event>(count: number) {
      // The SDK is loaded at the first error, which takes long beside other tests.
      await vi.waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(count), {
        timeout: 60_000,
        interval: 1,
      });
      return requests.map(({ body }) => {
        const [, itemHeader = '', item = ''] = body.split('\n');
        expect(JSON.parse(itemHeader)).toEqual({ type: 'event' });
        return JSON.parse(item) as Event;
      });
    },
  };
}
