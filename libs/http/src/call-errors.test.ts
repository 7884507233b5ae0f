import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { isProfileError, type ProfileError } from '@oa-profile/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpClient, ofCall } from './index.js';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function failureOf(baseUrl: string): Promise<ProfileError> {
  const { request } = createHttpClient({ baseUrl, timeout: 5000, retries: 0 });
  const headers = { 'x-access-token': 'zqtoken', authorization: 'Bearer zqtoken' };
  try {
    await request({ method: 'GET', path: '/v1/zqvisitor', headers });
  } catch (error) {
    if (isProfileError(error)) return error;
    throw error;
  }
  throw new Error('The call succeeded');
}

describe('a call without a response says why', () => {
  it('the connection was refused', async () => {
    const url = await serve(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    expect(await failureOf(url)).toMatchObject({
      code: 'HTTP_NETWORK_ERROR',
      message: 'No answer from the API: the connection was refused',
      data: { reason: 'refused' },
      cause: expect.stringContaining('ECONNREFUSED') as unknown,
    });
  });

  it('the name is not known', async () => {
    expect(await failureOf('http://nowhere.invalid')).toMatchObject({ data: { reason: 'dns' } });
  });

  it('the connection is not safe', async () => {
    // A server without a certificate refuses the handshake.
    const tls = createTlsServer();
    await new Promise<void>((resolve) => tls.listen(0, '127.0.0.1', resolve));
    const failure = await failureOf(`https://127.0.0.1:${(tls.address() as AddressInfo).port}`);
    tls.close();
    expect(failure).toMatchObject({ data: { reason: 'tls' } });
  });

  it('the connection ended early', async () => {
    const url = await serve((request) => request.socket.destroy());
    expect(await failureOf(url)).toMatchObject({ data: { reason: 'aborted' } });
  });

  it('the API leads to another address', async () => {
    const url = await serve((_, response) => response.writeHead(308, { location: '/elsewhere' }).end());
    expect(await failureOf(url)).toMatchObject({
      code: 'HTTP_NETWORK_ERROR',
      message: 'No answer from the API: it redirects to another address',
      data: { reason: 'redirect' },
    });
  });

  it('a call without a response says why or that the platform does not tell, as in browsers', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { request } = createHttpClient({
      baseUrl: 'https://api.example',
      timeout: 5000,
      retries: 0,
      fetch,
    });
    await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({
      message: 'No answer from the API',
      data: { reason: 'unknown' },
      cause: 'TypeError: Failed to fetch',
    });
  });
});

it.each<[string, RequestListener]>([
  ['breaks off', (request) => request.socket.destroy()],
  ['refuses', (_, response) => response.writeHead(422).end('{"message":"zqserver","statusCode":"zqserver"}')],
  ['sends no JSON', (_, response) => response.end('zqserver {')],
])('the message of an error is ours when a server %s', async (_, listener) => {
  const { message, cause, stack, data } = await failureOf(await serve(listener));
  expect(JSON.stringify({ message, cause: String(cause), stack })).not.toContain('zq');
  // The server's own words are for the logs.
  const serverWords = ['message', 'serverStatusCode'];
  const rest = JSON.stringify({ data }, (key, value: unknown) =>
    serverWords.includes(key) ? undefined : value,
  );
  expect(rest).not.toContain('zq');
});

describe('the error of a call', () => {
  const call = { method: 'GET', path: '/v1/keep/{contentId}', transactionId: 'id' };

  it('the error of a call adds what was called to its data', async () => {
    const url = await serve((_, response) => response.writeHead(500).end());
    const failure = await failureOf(url);
    expect(ofCall(failure, call)).toMatchObject({
      code: 'HTTP_ABNORMAL',
      message: 'The API answered 500',
      data: { status: 500, ...call },
    });
  });

  it("the error of a call stays as it is when it is the caller's own", () => {
    const reason = new Error('left the page');
    expect(ofCall(reason, call)).toBe(reason);
  });
});
