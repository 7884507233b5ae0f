import { number, object, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations, type OperationName, type ProfileApiClient } from './index.js';
import { subPagePluginTypes } from './enumerations.js';
import { answering, clientOf } from './testing/fake-api.js';
import { fakeProfileApi } from './testing/index.js';

const report = { reason: 'spam', detail: 'Sells fakes', agreed: true } as const;
const reservation = { slotId: 's1', partySize: 2, note: 'window' };

/** Calls of every method, with the request it must send. */
const calls: [OperationName, (client: ProfileApiClient) => Promise<unknown>, string, unknown?][] = [
  ['getAccountPage', (c) => c.getAccountPage('@a'), 'GET %40a/'],
  ['getFriendCount', (c) => c.getFriendCount('@a'), 'GET %40a/friend-count'],
  ['getCounts', (c) => c.getCounts('a1'), 'GET a1/count'],
  ['getRelation', (c) => c.getRelation('a1'), 'GET a1/relation'],
  ['updateFriendship', (c) => c.updateFriendship('a1', 'unblock'), 'POST a1/relation', { action: 'unblock' }],
  ['updateFavorite', (c) => c.updateFavorite('a1', false), 'PUT a1/relation', { favorite: false }],
  ['getFollow', (c) => c.getFollow('@a'), 'GET %40a/follow'],
  ['follow', (c) => c.follow('@a'), 'POST %40a/follow'],
  ['unfollow', (c) => c.unfollow('@a'), 'DELETE %40a/follow'],
  ['getCallSetting', (c) => c.getCallSetting('@a'), 'GET %40a/oacall/setting'],
  [
    'getReservationInventory',
    (c) => c.getReservationInventory('@a', { from: '2026-12-01' }),
    'GET %40a/reservation/inventory?from=2026-12-01',
  ],
  ['reserve', (c) => c.reserve('@a', reservation), 'POST %40a/reservation/inventory', reservation],
  [
    'settleReservation',
    (c) => c.settleReservation('@a', 't-1'),
    'PUT %40a/reservation/inventory',
    { transactionId: 't-1' },
  ],
  ['getReplyTime', (c) => c.getReplyTime('@a'), 'GET %40a/reply-time'],
  ['getResponseMode', (c) => c.getResponseMode('@a'), 'GET %40a/response-mode/setting'],
  ['getRecommendation', (c) => c.getRecommendation('a1'), 'GET a1/recommendation'],
  ['report', (c) => c.report('@a', report), 'POST %40a/report', report],
  ['settleReport', (c) => c.settleReport('@a', 't-1'), 'PUT %40a/report', { transactionId: 't-1' }],
];

const plugin = { accountId: 'a1', pageId: 'p1', pluginId: 'x1' };

describe('a method', () => {
  it.each(calls)(
    'a method %s sends its own request and returns the unwrapped result',
    async (_, call, sent, body) => {
      const { client, requests } = clientOf(fakeProfileApi().fetch);
      expect(await call(client)).toEqual(await call(fakeProfileApi()));
      const [method, path] = sent.split(' ');
      expect(requests).toHaveLength(1);
      expect(requests[0]).toMatchObject({ method, url: `https://api.example/v1/account-page/${path}` });
      const text = await requests[0]?.text();
      expect(text ? JSON.parse(text) : undefined).toEqual(body);
      if (body) expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    },
  );

  it('a method exists for every operation, and is called above', () => {
    const { client } = clientOf(answering({}));
    expect(Object.keys(client).sort()).toEqual([...Object.keys(operations), 'getSubPagePlugin'].sort());
    expect(calls.map(([name]) => name)).toEqual(Object.keys(operations));
  });

  it.each([...subPagePluginTypes])('a method requests the sub-page plugin %s', async (type) => {
    const { client, requests } = clientOf(answering(undefined));
    await client.getSubPagePlugin({ ...plugin, type }).catch(() => undefined);
    expect(requests[0]?.url).toBe(`https://api.example/v1/account-page/a1/sub-page/p1/plugin/${type}/x1`);
  });

  it('a method requests the next page of a list by its cursor', async () => {
    const { client, requests } = clientOf(answering({ items: [], nextCursor: 'c 2' }));
    const page = await client.getSubPagePlugin({ ...plugin, type: 'COUPON' }, { cursor: 'c/1' });
    expect(page).toEqual({ items: [], nextCursor: 'c 2' });
    expect(new URL(requests[0]?.url ?? '').searchParams.get('cursor')).toBe('c/1');
  });

  it('a method checks a sub-page plugin with the given schema', async () => {
    const { client } = clientOf(answering({ goal: 10, colour: 'green' }));
    const card = { ...plugin, type: 'SHOPCARD' } as const;
    const schema = object({ goal: number() });
    expect(await client.getSubPagePlugin(card, { schema })).toEqual({ goal: 10 });
    const other = object({ goal: string() });
    await expect(client.getSubPagePlugin(card, { schema: other })).rejects.toMatchObject({
      code: 'API_RESPONSE_INVALID',
    });
  });

  it('a method leaves out query parameters that are not given', async () => {
    const { client, requests } = clientOf(fakeProfileApi().fetch);
    await client.getReservationInventory('@a');
    expect(requests[0]?.url).toMatch(/\/inventory$/);
  });

  it('a method takes an option that is undefined for one that was left out', async () => {
    const { client, requests } = clientOf(answering({ items: [] }), {
      getAccessToken: undefined,
      renewAccessToken: undefined,
      headerNames: { callOrigin: undefined },
      timeout: undefined,
      retries: undefined,
      createTransactionId: undefined,
      onSkipped: undefined,
    });
    const options = { signal: undefined, transactionId: undefined, language: undefined };
    const list = { cursor: undefined, schema: undefined, ...options };
    const answer = await client.getSubPagePlugin({ ...plugin, type: 'MEDIA' }, list);
    expect(answer).toEqual({ items: [] });
    expect(requests[0]?.url).toMatch(/\/MEDIA\/x1$/);
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      'x-call-origin': 'web',
      'content-language': 'en',
      'x-transaction-id': expect.stringMatching(/./) as unknown,
    });
  });

  it('a method keeps ids in their part of the path', async () => {
    const { client, requests } = clientOf(fakeProfileApi().fetch);
    await client.getCounts('../x?y#z/コ');
    expect(requests[0]?.url).toBe(
      `https://api.example/v1/account-page/${encodeURIComponent('../x?y#z/コ')}/count`,
    );
  });

  it.each(['', '予約-0001', 'a b', 'a\r\nb', null as unknown as string])(
    'a method refuses the transaction id %o, which no header can hold, before it sends anything',
    async (transactionId) => {
      const { client, requests } = clientOf(fakeProfileApi().fetch);
      const failures = [
        client.follow('@a', { transactionId }),
        client.settleReport('@a', transactionId),
        client.settleReservation('@a', transactionId),
      ];
      for (const failure of failures)
        await expect(failure).rejects.toMatchObject({
          code: 'INVALID_PARAM',
          data: { parameter: 'transactionId' },
        });
      expect(requests).toEqual([]);
    },
  );

  it.each(['', '.', '..', 'half a \ud83c'])('a method refuses the id %o at once', async (id) => {
    const { client, requests } = clientOf(fakeProfileApi().fetch);
    const failures = [
      client.getCounts(id),
      client.getAccountPage(id),
      client.getSubPagePlugin({ ...plugin, pluginId: id, type: 'MEDIA' }),
    ];
    for (const failure of failures) await expect(failure).rejects.toMatchObject({ code: 'INVALID_PARAM' });
    expect(requests).toEqual([]);
  });

  it('a method keeps the path of the base URL', async () => {
    const { client, requests } = clientOf(answering({ count: 1 }), {
      baseUrl: 'https://api.example/profile/',
    });
    await client.getFriendCount('@a');
    expect(requests[0]?.url).toBe('https://api.example/profile/v1/account-page/%40a/friend-count');
  });

  it('a method uses the global fetch by default', async () => {
    const { client } = clientOf(answering({}), { fetch: undefined as never, baseUrl: 'http://127.0.0.1:1', retries: 0 }); // prettier-ignore
    await expect(client.getFriendCount('@a')).rejects.toMatchObject({ code: 'HTTP_NETWORK_ERROR' });
  });
});
