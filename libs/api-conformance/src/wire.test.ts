import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { apiDocument } from '../../../tools/build/api-document.js';
import { runCommand } from './command.js';
import { tryRule } from './index.js';
import type { RuleResult } from './run-rules.js';

type Answer = (response: ServerResponse) => unknown;

const { app } = (await import(new URL('../../../examples/backend/backend.js', import.meta.url).href)) as {
  app: { fetch: (request: Request) => Response | Promise<Response> };
};
const document = apiDocument('api-client');

const good = '{"result":{"medianMinutes":30}}';

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

/** The address of a server that is the example of a backend, but for its answers to requests that match. */
async function serve(path: RegExp, answer: Answer): Promise<string> {
  const started = createServer((request, response) => {
    void (async () => {
      if (path.test(request.url ?? '')) return void answer(response);
      const { method, headers, url = '' } = request;
      const sent = new Request(`http://backend.example${url}`, {
        ...(method && { method }),
        headers: headers as HeadersInit,
      });
      const given = await app.fetch(sent);
      response.writeHead(given.status, Object.fromEntries(given.headers)).end(await given.text());
    })();
  }).listen(0, '127.0.0.1');
  server = started;
  await once(started, 'listening');
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

async function tried(rule: string, path: RegExp, answer: Answer): Promise<RuleResult> {
  const apiUrl = await serve(path, answer);
  return tryRule(rule, { apiUrl, account: '@teahouse', document });
}

/** Sends a body with these headers, and ends the connection in the middle of it. */
const cut =
  (headers: Record<string, string | number>): Answer =>
  (response) => {
    response.writeHead(200, headers).write(good.slice(0, 10), () => response.destroy());
  };
const sending =
  (body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(200, headers).end(body);

describe('the kit says what came', () => {
  it.each<[string, Answer, expected: string, found: RegExp]>([
    [
      'a redirect',
      (response) => response.writeHead(301, { location: 'https://elsewhere.example/v1' }).end(),
      'an answer',
      /^status 301, a redirect to https:\/\/elsewhere\.example\/v1$/,
    ],
    [
      'a body that is not compressed as it says',
      sending(good, { 'content-encoding': 'gzip' }),
      'an answer',
      /^status 200, content-encoding gzip, and a body that is not encoded so: /,
    ],
    [
      'a body in another encoding than it says',
      sending(gzipSync(good), { 'content-encoding': 'br' }),
      'an answer',
      /^status 200, content-encoding br, and a body that is not encoded so: /,
    ],
    [
      'a body that was compressed twice',
      sending(brotliCompressSync(gzipSync(good)), { 'content-encoding': 'br' }),
      'JSON',
      /^what is compressed once more: /,
    ],
    [
      'a body that is compressed without a word',
      sending(gzipSync(good)),
      'JSON',
      /^what is compressed once more: /,
    ],
    [
      'a body that is shorter than it says',
      cut({ 'content-length': 500 }),
      'an answer',
      /^status 200, and a body that ended early: /,
    ],
    [
      'chunks without an end',
      cut({ 'transfer-encoding': 'chunked' }),
      'an answer',
      /^status 200, and a body that ended early: /,
    ],
    ['half of the JSON', sending(good.slice(0, 20)), 'JSON', /in JSON.*: "\{\\"result\\"/],
    ['a number that is none', sending('{"result":{"medianMinutes":NaN}}'), 'JSON', /NaN/],
    ['an error page with status 200', sending('<!doctype html><p>Sorry'), 'JSON', /^HTML: "<!doctype html>/],
    ['nothing', sending(''), 'JSON', /^an empty body: /],
    ['too much', sending(`"${'x'.repeat(5_000_000)}"`), 'at most 5000000 bytes', /^5000002$/],
  ])('the kit says what came, for %s', async (_, answer, expected, found) => {
    const { outcome, failure } = await tried('answers.getReplyTime', /reply-time/, answer);
    expect(outcome).toBe('fails');
    expect(failure).toMatchObject({ expected, found: expect.stringMatching(found) as unknown });
  });

  it('the kit says which field has a time in milliseconds, and what the document asks for', async () => {
    const slot = { slotId: 'a', startsAt: 1795651200000, durationMinutes: 90, availability: 'free' };
    const result = { partySize: { min: 1, max: 2 }, days: [{ date: '2026-11-26', slots: [slot] }] };
    const { failure } = await tried(
      'answers.getReservationInventory',
      /inventory/,
      sending(JSON.stringify({ result })),
    );
    expect(failure).toMatchObject({
      field: 'days.0.slots: 1 of 1',
      expected: 'When it begins: ISO 8601 with an offset or Z. It must be string (the document)',
      found: '1795651200000',
    });
  });

  it('the command says where a redirect leads', async () => {
    const url = await serve(/^/, (response) => response.writeHead(308, { location: '/login' }).end());
    const said: string[] = [];
    const output = { out: (text: string) => said.push(text), error: (text: string) => said.push(text) };
    expect(await runCommand([url, '--account', '@teahouse'], output, {})).toBe(2);
    expect(said.join('')).toBe(`${url} does not answer: status 308, a redirect to /login.\n`);
  });
});

describe('a page that cannot be shown', () => {
  const nameless = { account: { accountId: 'tea-house', name: '' }, sections: [] };

  it('a page that cannot be shown keeps no rule from being tried that needs its ids only', async () => {
    const page = sending(JSON.stringify({ result: nameless }));
    expect(await tried('answers.getReplyTime', /teahouse\/$/, page)).toMatchObject({ outcome: 'holds' });
    expect(await tried('answers.getAccountPage', /teahouse\/$/, page)).toMatchObject({ outcome: 'fails' });
  });

  it('a page that cannot be read is named as the reason, with what came instead', async () => {
    const broken: Answer = (response) =>
      response.writeHead(503).end('{"statusCode":"DOWN","message":"Tea time."}');
    expect(await tried('answers.getReplyTime', /teahouse\/$/, broken)).toMatchObject({
      outcome: 'not tried',
      reason: 'It needs a page of the account that can be read. What came: status 503 DOWN Tea time.',
    });
  });
});
