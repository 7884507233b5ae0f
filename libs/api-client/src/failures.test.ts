import { isProfileError, ProfileError } from '@oa-profile/errors';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { object, string } from 'valibot';
import { answering, clientOf } from './testing/fake-api.js';
import { account } from './testing/wire.js';

const never = (): Promise<Response> => new Promise(() => undefined);

/** The error of a call. */
const failureOf = (call: Promise<unknown>): Promise<ProfileError> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: unknown) =>
      isProfileError(error) ? error : Promise.reject(new Error('Not a ProfileError', { cause: error })),
  );

describe('a call that takes too long', () => {
  it('a call that takes too long has ten seconds by default', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { client } = clientOf(never);
    const settled = vi.fn();
    const call = failureOf(client.getFriendCount('@a')).finally(settled);
    await vi.advanceTimersByTimeAsync(9999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).code).toBe('TIMEOUT');
  });
});

describe('a call that fails on the way', () => {
  it('a call that fails on the way is retried as often as configured', async () => {
    const { client, requests } = clientOf(() => new Response(null, { status: 500 }), { retries: 1 });
    await expect(client.getFriendCount('@a')).rejects.toMatchObject({ code: 'HTTP_ABNORMAL' });
    expect(requests).toHaveLength(2);
  });
});

describe('a cancelled call', () => {
  it.each(['getReservationInventory', 'updateFavorite', 'getSubPagePlugin'] as const)(
    'a cancelled call sends nothing with %s if it was cancelled before',
    async (method) => {
      const { client, requests } = clientOf(never);
      // Not even an error of ours is changed: it is the caller's.
      const signal = AbortSignal.abort(
        new ProfileError({ code: 'HTTP_ABNORMAL', message: 'Another failed' }),
      );
      const plugin = { accountId: 'a', pageId: 'p', type: 'MEDIA', pluginId: 'x' } as const;
      const call = {
        getReservationInventory: () => client.getReservationInventory('@a', { from: '2026-01-01', signal }),
        updateFavorite: () => client.updateFavorite('a', true, { signal }),
        getSubPagePlugin: () => client.getSubPagePlugin(plugin, { cursor: '1', signal }),
      }[method];
      await expect(call()).rejects.toBe(signal.reason);
      expect(requests).toEqual([]);
    },
  );
});

describe('a response that does not fit its schema', () => {
  it.each([undefined, null, [], 'text', { count: 1 }, { result: null }, { result: { count: '1' } }])(
    'a response that does not fit its schema is refused: %o',
    async (body) => {
      const { client } = clientOf(() => (body === undefined ? new Response(null) : Response.json(body)));
      expect((await failureOf(client.getFriendCount('@a'))).code).toBe('API_RESPONSE_INVALID');
    },
  );

  it('a response that does not fit its schema is reported with the wrong places', async () => {
    const { client } = clientOf(answering({ account: { ...account, name: 7, basicSearchId: '@K' } }));
    const { data, message } = await failureOf(client.getAccountPage('@a'));
    expect(data).toMatchObject({
      issues: [
        'result.account.basicSearchId: regex, expected /^@[a-z0-9][a-z0-9._-]{0,31}$/',
        'result.account.name: string, expected string',
      ],
    });
    expect(message).toBe('The answer of /v1/account-page/{searchId}/ does not fit its schema');
  });

  it.each(['secret', 'secret\nover lines', 'x but received secret'])(
    'a response that does not fit its schema is never quoted, since its values could be a visitor’s: %o',
    async (secret) => {
      const failures = [
        clientOf(answering({ reservationId: 'r', startsAt: secret, durationMinutes: secret, partySize: secret }))
          .client.reserve('@a', { slotId: 's', partySize: 1 }), // prettier-ignore
        clientOf(answering({ account: { ...account, basicSearchId: secret, timeZone: secret } }))
          .client.getAccountPage('@a'), // prettier-ignore
        clientOf(answering({ partySize: secret, days: [{ date: secret, slots: secret }] }))
          .client.getReservationInventory('@a'), // prettier-ignore
      ];
      for (const failure of failures) {
        const { code, message, data, cause } = await failureOf(failure);
        expect(code).toBe('API_RESPONSE_INVALID');
        expect(data).toHaveProperty('issues.0');
        expect(JSON.stringify({ message, data, cause })).not.toContain('secret');
      }
    },
  );

  it('a response that does not fit its schema is described in at most five short lines', async () => {
    const { client } = clientOf(answering({}));
    const schema = object(Object.fromEntries(Array.from('abcdefg', (name) => [name, string()])));
    const plugin = { accountId: 'a', pageId: 'p', type: 'COUPON', pluginId: 'x' } as const;
    const failure = await failureOf(client.getSubPagePlugin(plugin, { schema }));
    const { issues = [] } = isProfileError(failure, 'API_RESPONSE_INVALID') ? (failure.data ?? {}) : {};
    expect(issues).toHaveLength(5);
    expect(Math.max(...issues.map(({ length }) => length))).toBeLessThanOrEqual(250);
  });
});

describe('a token that the API refuses', () => {
  it('a token that the API refuses is renewed once, and the call repeated as the same transaction', async () => {
    let token = 'old';
    const renewAccessToken = (): Promise<boolean> => {
      token = 'new';
      return Promise.resolve(true);
    };
    const answer = (): Response =>
      token === 'new' ? Response.json({ result: { count: 3 } }) : new Response('{}', { status: 401 });
    const { client, requests } = clientOf(answer, { getAccessToken: () => token, renewAccessToken });
    expect(await client.getFriendCount('@a')).toEqual({ count: 3 });
    expect(requests.map(({ headers }) => headers.get('x-access-token'))).toEqual(['old', 'new']);
    expect(new Set(requests.map(({ headers }) => headers.get('x-transaction-id'))).size).toBe(1);
  });
});

describe('the error of a call', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['refuses', () => Response.json({ message: 'zqserver' }, { status: 422 })],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['sends something else', () => Response.json({ result: { count: 'zqserver' } })],
  ])(
    'the error of a call has method, path template, transaction id and a message of our own when the API %s',
    async (_, answer) => {
      const { client } = clientOf(answer, {
        retries: 0,
        createTransactionId: () => 't-1',
        getAccessToken: () => 'zqtoken',
      });
      const { message, data, cause, stack } = await failureOf(client.getFriendCount('@zqid'));
      expect(data).toMatchObject({
        method: 'GET',
        path: '/v1/account-page/{searchId}/friend-count',
        transactionId: 't-1',
      });
      expect(JSON.stringify({ message, cause, stack })).not.toContain('zq');
      expect(JSON.stringify(data)).not.toMatch(/zqid|zqtoken/);
    },
  );

  it('the error of a call tells when an id cannot be part of a path', async () => {
    const { client } = clientOf(never);
    expect(await failureOf(client.getFriendCount(''))).toMatchObject({
      code: 'INVALID_PARAM',
      data: { method: 'GET', path: '/v1/account-page/{searchId}/friend-count', parameter: 'searchId' },
    });
  });
});
