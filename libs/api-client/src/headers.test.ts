import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTransactionId, defaultHeaderNames } from './index.js';
import { answering, clientOf } from './testing/fake-api.js';

const friendCount = answering({ count: 1 });

/** A real server that answers 503 to the first `failures` requests, and the headers it received. */
async function flakyServer(failures: number): Promise<{ baseUrl: string; received: IncomingHttpHeaders[] }> {
  const received: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers);
    response.writeHead(received.length <= failures ? 503 : 200).end('{"result":{"count":1}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

describe('the seven headers', () => {
  it('the seven headers are named as the table says', () => {
    expect(defaultHeaderNames).toEqual({
      transactionId: 'x-transaction-id',
      callOrigin: 'x-call-origin',
      contentLanguage: 'content-language',
      accessToken: 'x-access-token',
      openerPlatform: 'x-opener-platform',
      openerKey: 'x-opener-key',
      addFriendRoute: 'x-add-friend-route',
    });
  });

  it('the seven headers are sent on every request', async () => {
    const { client, requests } = clientOf(friendCount, {
      origin: 'liff',
      language: 'zh-TW',
      opener: { platform: 'iOS', key: 'k1', addFriendRoute: 'chat' },
      getAccessToken: () => 'token-1',
      createTransactionId: () => 't1',
    });
    await client.getFriendCount('@a');
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      'x-transaction-id': 't1',
      'x-call-origin': 'liff',
      'content-language': 'zh-TW',
      'x-access-token': 'token-1',
      'x-opener-platform': 'iOS',
      'x-opener-key': 'k1',
      'x-add-friend-route': 'chat',
    });
  });

  it('the seven headers are sent without the token where a call is to be anonymous, whoever the visitor is', async () => {
    const { client, requests } = clientOf(friendCount, { getAccessToken: () => 'token-1' });
    await client.getFriendCount('@a', { isAnonymous: true });
    await client.getFriendCount('@a', { isAnonymous: false });
    expect(requests.map(({ headers }) => headers.get('x-access-token'))).toEqual([null, 'token-1']);
  });

  it('the seven headers of an anonymous call that is refused (401) ask for no token, which could end in a login', async () => {
    const [getAccessToken, renewAccessToken] = [vi.fn(() => 'token-1'), vi.fn(() => Promise.resolve(true))];
    const { client, requests } = clientOf(() => new Response('{}', { status: 401 }), {
      getAccessToken,
      renewAccessToken,
    });
    const call = client.getFriendCount('@a', { isAnonymous: true });
    await expect(call).rejects.toMatchObject({ data: { status: 401 } });
    expect(requests).toHaveLength(1);
    expect(getAccessToken).not.toHaveBeenCalled();
    expect(renewAccessToken).not.toHaveBeenCalled();
  });

  it('the seven headers keep their default name when another one is undefined', async () => {
    const { client, requests } = clientOf(friendCount, {
      headerNames: { accessToken: undefined },
      getAccessToken: () => 'token-1',
    });
    await client.getFriendCount('@a');
    expect(requests[0]?.headers.get('x-access-token')).toBe('token-1');
    expect(requests[0]?.headers.has('undefined')).toBe(false);
  });

  it('the seven headers can have other names', async () => {
    const { client, requests } = clientOf(friendCount, {
      headerNames: { accessToken: 'x-visitor', transactionId: 'x-request-id' },
      getAccessToken: () => 'token-1',
    });
    await client.getFriendCount('@a');
    const headers = requests[0]?.headers;
    expect(headers?.get('x-visitor')).toBe('token-1');
    expect(headers?.has('x-request-id')).toBe(true);
    expect(headers?.has('x-access-token')).toBe(false);
    expect(headers?.has('x-transaction-id')).toBe(false);
    expect(headers?.get('x-opener-platform')).toBe('Desktop');
  });

  it('the seven headers are left out if they have no value', async () => {
    const { client, requests } = clientOf(friendCount, {
      opener: { platform: 'Unknown', key: '', addFriendRoute: undefined },
    });
    await client.getFriendCount('@a');
    expect(requests[0]?.headers.has('x-opener-key')).toBe(false);
    expect(requests[0]?.headers.has('x-add-friend-route')).toBe(false);
  });

  it.each([
    ['こもれび', '%E3%81%93%E3%82%82%E3%82%8C%E3%81%B3'],
    ['a\r\nx-access-token: stolen', 'a%0D%0Ax-access-token%3A%20stolen'],
    ['cut \ud83c', 'cut%20%EF%BF%BD'],
    ['plain key/1', 'plain key/1'],
  ])('headers percent-encode a value that a header cannot hold: %o', async (key, sent) => {
    const { client, requests } = clientOf(friendCount, {
      opener: { platform: 'Android', key, addFriendRoute: key },
    });
    await client.getFriendCount('@a');
    expect(requests[0]?.headers.get('x-opener-key')).toBe(sent);
    expect(requests[0]?.headers.get('x-add-friend-route')).toBe(sent);
  });
});

describe('the access token', () => {
  it('the access token is read before each call, so that a renewed one is used at once', async () => {
    const getAccessToken = vi.fn().mockReturnValueOnce('old').mockReturnValueOnce('new');
    const { client, requests } = clientOf(friendCount, { getAccessToken });
    expect(getAccessToken).not.toHaveBeenCalled();
    await client.getFriendCount('@a');
    await client.getFriendCount('@a');
    expect(requests.map(({ headers }) => headers.get('x-access-token'))).toEqual(['old', 'new']);
  });

  it.each([undefined, () => undefined, () => ''])('an anonymous visitor has no token header', async (ask) => {
    const { client, requests } = clientOf(friendCount, ask && { getAccessToken: ask });
    await client.getFriendCount('@a');
    expect(requests[0]?.headers.has('x-access-token')).toBe(false);
  });
});

describe('the transaction id', () => {
  it('the transaction id is new for each call and stays the same on its retries', async () => {
    const { baseUrl, received } = await flakyServer(2);
    const { client } = clientOf(friendCount, { baseUrl, fetch: globalThis.fetch });
    await client.getFriendCount('@a');
    await client.getFriendCount('@a');
    const ids = received.map((headers) => headers['x-transaction-id']);
    expect(ids).toHaveLength(4);
    expect(ids.slice(0, 3)).toEqual([ids[0], ids[0], ids[0]]);
    expect(ids[3]).not.toBe(ids[0]);
  });

  it('the transaction id is the earlier one when a call is repeated', async () => {
    const { client, requests } = clientOf(answering({ reportId: 'r-1' }));
    const report = { reason: 'spam', agreed: true } as const;
    const transactionId = createTransactionId();
    await client.report('@a', report, { transactionId });
    await client.report('@a', report, { transactionId });
    await client.report('@a', report);
    const [first, repeated, another] = requests.map(({ headers }) => headers.get('x-transaction-id'));
    expect(first).toBe(transactionId);
    expect(repeated).toBe(transactionId);
    expect(another).not.toBe(transactionId);
  });

  it('the transaction id can be given to any call, and is not part of its query', async () => {
    const { client, requests } = clientOf(answering({ slots: [] }));
    const options = { transactionId: 't-1', from: '2026-11-21' };
    await client.getReservationInventory('@a', options).catch(() => undefined);
    const plugin = { accountId: 'a', pageId: 'p', type: 'COUPON', pluginId: 'x' } as const;
    await client.getSubPagePlugin(plugin, { transactionId: 't-2', cursor: 'c' }).catch(() => undefined);
    expect(requests.map(({ headers }) => headers.get('x-transaction-id'))).toEqual(['t-1', 't-2']);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?from=2026-11-21', '?cursor=c']);
  });

  it('the transaction id is random even without crypto.randomUUID', async () => {
    const { client, requests } = clientOf(friendCount);
    await client.getFriendCount('@a');
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    onTestFinished(() => void vi.unstubAllGlobals());
    await client.getFriendCount('@a');
    await client.getFriendCount('@a');
    const [uuid, bytes, others] = requests.map(({ headers }) => headers.get('x-transaction-id'));
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(bytes).toMatch(/^[0-9a-f]{32}$/);
    expect(others).not.toBe(bytes);
  });
});
