import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { control, freshToken, keepOf, profileOf, startTestPlatform } from '../testing/test-platform.js';
import type { Fault, FaultRequest } from './faults.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform({ faults: true });
});
afterAll(() => platform.close());

describe('a fault', () => {
  let token: string;
  beforeEach(() => {
    token = freshToken();
  });
  const path = '/v1/account-page/*/relation';
  const ask = async (fault: Partial<FaultRequest>): Promise<string> => {
    const { json } = await control(platform, 'POST', 'faults', { path, token, ...fault });
    return (json as { id: string }).id;
  };
  const visitor = (options: { retries?: number; timeout?: number } = {}) =>
    profileOf(platform, { token, retries: 0, ...options });

  it('a fault answers with a status until it is removed', async () => {
    const id = await ask({ status: 503 });
    await expect(visitor().getRelation('@komorebi')).rejects.toMatchObject({
      data: { status: 503, serverStatusCode: 'FAULT' },
    });
    expect((await control(platform, 'DELETE', `faults/${id}`)).status).toBe(204);
    expect(await visitor().getRelation('@komorebi')).toBeTruthy();
  });

  it('a fault applies to the first requests only, so that a retry succeeds', async () => {
    const id = await ask({ status: 500, times: 2 });
    expect(await visitor({ retries: 3 }).getRelation('@komorebi')).toMatchObject({
      friendshipType: 'unspecified',
    });
    expect((await control(platform, 'GET', `faults/${id}`)).json).toMatchObject({
      met: 2,
    } satisfies Partial<Fault>);
  });

  it('a fault applies to one visitor, one method and one path', async () => {
    await ask({ status: 500, method: 'POST' });
    expect(await visitor().getRelation('@komorebi')).toBeTruthy();
    expect(await visitor().getFollow('@komorebi')).toBeTruthy();
    const other = profileOf(platform, { token: freshToken() });
    expect(await other.updateFriendship('@komorebi', 'addFriend')).toBeTruthy();
    await expect(visitor().updateFriendship('@komorebi', 'addFriend')).rejects.toMatchObject({
      data: { status: 500 },
    });
  });

  it('a fault delays', async () => {
    await ask({ delayMs: 300 });
    const start = performance.now();
    await visitor().getRelation('@komorebi');
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  it('a fault can lose the answer of a completed write; the retry does not repeat it', async () => {
    await ask({ method: 'POST', path: '/v1/account-page/*/report', drop: true, afterActing: true, times: 1 });
    const report = { reason: 'spam', agreed: true } as const;
    const receipt = await visitor({ retries: 3 }).report('@komorebi', report);
    expect(receipt.reportId).toBeTruthy();
    await ask({ method: 'POST', status: 500, afterActing: true, times: 1 });
    await expect(visitor().updateFriendship('@komorebi', 'addFriend')).rejects.toMatchObject({
      data: { status: 500 },
    });
    expect(await visitor().getRelation('@komorebi')).toMatchObject({ friendshipType: 'friend' });
  });

  it('a fault answers with the given body', async () => {
    await ask({ path: '/v1/keep/*', status: 200, body: { code: 504, message: 'request failed' } });
    await expect(keepOf(platform, token).keepStatus('a')).rejects.toMatchObject({ code: 'REQUEST_FAIL' });
  });

  it('a fault lets another origin read the failure', async () => {
    await ask({ status: 500 });
    const response = await fetch(`${platform.url}/v1/account-page/@komorebi/relation`, {
      headers: { origin: 'https://page.example', 'x-access-token': token },
    });
    expect(response.status).toBe(500);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://page.example');
  });

  it('a fault is refused if it is invalid', async () => {
    expect((await control(platform, 'POST', 'faults', { path, explode: true })).status).toBe(422);
    expect((await control(platform, 'POST', 'faults', { path: 'no-slash' })).status).toBe(422);
  });

  it('a fault that hangs does not prevent closing the platform', async () => {
    const short = await startTestPlatform({ faults: true });
    await control(short, 'POST', 'faults', { path: '/v1/**', hang: true });
    const call = profileOf(short, { retries: 0 }).getRelation('@komorebi');
    const failure = expect(call).rejects.toMatchObject({ code: 'HTTP_NETWORK_ERROR' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const start = performance.now();
    await short.close();
    expect(performance.now() - start).toBeLessThan(1500);
    await failure;
  });
});

describe('the log of requests', () => {
  it('the log of requests shows the headers of each request', async () => {
    const token = freshToken();
    await profileOf(platform, { token, language: 'ko' }).getRelation('@komorebi');
    const { json } = await control(platform, 'GET', 'requests');
    expect(json).toContainEqual(
      expect.objectContaining({
        method: 'GET',
        path: '/v1/account-page/@komorebi/relation',
        headers: expect.objectContaining({ 'x-access-token': token, 'content-language': 'ko' }) as unknown,
      }),
    );
    await control(platform, 'DELETE', 'requests');
    expect((await control(platform, 'GET', 'requests')).json).toEqual([]);
  });
});

describe('without the switch', () => {
  it('there are no control routes', async () => {
    const ordinary = await startTestPlatform();
    const { url } = ordinary;
    for (const path of ['faults', 'visitors', 'requests', 'envelopes', 'tracking'])
      for (const method of ['GET', 'POST', 'DELETE'])
        expect((await fetch(`${url}/__control/${path}`, { method })).status).toBe(404);
    await ordinary.close();
  });
});
