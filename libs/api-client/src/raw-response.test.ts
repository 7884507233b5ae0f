import { describe, expect, it, vi } from 'vitest';
import type { CallResponse } from './index.js';
import { clientOf } from './testing/fake-api.js';
import { fakeProfileApi } from './testing/index.js';

const success = (): Response =>
  Response.json({ result: { count: 3 } }, { status: 201, headers: { 'X-Contract-Version': '1.1' } });

describe('what a success says besides its result', () => {
  it('what a success says besides its result is told to a call: its status, headers and transaction id', async () => {
    const { client, requests } = clientOf(success);
    const told: CallResponse[] = [];
    await client.getFriendCount('@a', { onResponse: (response) => told.push(response) });
    await client.getFriendCount('@a');
    expect(told).toMatchObject([{ status: 201, headers: { 'x-contract-version': '1.1' } }]);
    expect(told[0]?.transactionId).toBe(requests[0]?.headers.get('x-transaction-id'));
  });

  it('what a success says besides its result is told once, of the attempt that succeeded', async () => {
    const answers = [new Response('', { status: 503 }), success()];
    const { client, requests } = clientOf(() => answers.shift() ?? success());
    const onResponse = vi.fn<(response: CallResponse) => void>();
    await client.getFriendCount('@a', { onResponse, transactionId: 't-1' });
    expect(requests).toHaveLength(2);
    expect(onResponse.mock.calls).toMatchObject([[{ status: 201, transactionId: 't-1' }]]);
  });

  it('what a success says besides its result is told although the result cannot be read, and not of a failure', async () => {
    const onResponse = vi.fn();
    const { client } = clientOf(() => Response.json({ result: null }));
    await expect(client.getFriendCount('@a', { onResponse })).rejects.toMatchObject({
      code: 'API_RESPONSE_INVALID',
    });
    expect(onResponse).toHaveBeenCalledTimes(1);
    const { client: refused } = clientOf(() => new Response('', { status: 404 }));
    await expect(refused.getFriendCount('@a', { onResponse })).rejects.toMatchObject({
      code: 'HTTP_ABNORMAL',
    });
    expect(onResponse).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    [
      'throws',
      () => {
        throw new Error('The log is full');
      },
    ],
    // Types let an asynchronous function pass: unhandled, it would end a server.
    ['rejects', () => Promise.reject(new Error('The log is full'))],
  ])('what a success says besides its result costs no call if who is told %s', async (_, onResponse) => {
    const { client } = clientOf(success);
    expect(await client.getFriendCount('@a', { onResponse })).toEqual({ count: 3 });
    expect(await fakeProfileApi().getFriendCount('@a', { onResponse })).toEqual({ count: 12846 });
  });

  it('what a success says besides its result is told by the double, too', async () => {
    const onResponse = vi.fn();
    await fakeProfileApi().follow('@a', { onResponse, transactionId: 't-1' });
    expect(onResponse.mock.calls).toEqual([[{ status: 200, headers: {}, transactionId: 't-1' }]]);
  });
});
