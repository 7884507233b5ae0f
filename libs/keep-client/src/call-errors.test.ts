import { ProfileError } from '@oa-profile/errors';
import { expect, it, vi } from 'vitest';
import { createKeepClient, type KeepContent } from './index.js';
import { keptPage } from './testing/index.js';

const clientOf = (fetch: () => Promise<Response>) =>
  createKeepClient({ baseUrl: 'https://keep.example', getAccessToken: () => 'zqtoken', retries: 0, fetch });

it.each(['', '.', '..', '\ud83d', undefined as unknown as string, null as unknown as string])(
  'an id that cannot be part of a path (%j) is INVALID_PARAM, and nothing is sent',
  async (id) => {
    let sent = 0;
    const client = clientOf(() => {
      sent += 1;
      return Promise.resolve(Response.json({ code: 0, message: 'ok', result: { kept: true } }));
    });
    const content = keptPage({ contentId: id });
    const inPath = '/v1/keep/{contentId}';
    for (const [call, path] of [
      [client.create(content), '/v1/keep'],
      [client.keepStatus(id), inPath],
      [client.unKeep(id), inPath],
    ] as const)
      await expect(call).rejects.toMatchObject({ code: 'INVALID_PARAM', data: { path } });
    expect(sent).toBe(0);
  },
);

it.each<[string, () => Promise<Response>, object]>([
  [
    'refuses',
    () => Promise.resolve(Response.json({ code: 808, message: 'zqserver' }, { status: 507 })),
    { keepCode: 808, status: 507 },
  ],
  [
    'refuses with 200',
    () => Promise.resolve(Response.json({ code: 810, message: 'zqserver' })),
    { keepCode: 810 },
  ],
  [
    'is hidden by a proxy’s page',
    () => Promise.resolve(new Response('<html>zqserver</html>', { status: 502 })),
    { status: 502 },
  ],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), { reason: 'unknown' }],
  ['sends something else', () => Promise.resolve(Response.json(['zqserver'])), {}],
])(
  'an error has method and path template, and a message of our own, when the API %s',
  async (_, fetch, data) => {
    const error: unknown = await clientOf(fetch)
      .keepStatus('zqid')
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ data: { method: 'GET', path: '/v1/keep/{contentId}', ...data } });
    const { message, cause, stack } = error as Error;
    expect(message).not.toMatch(/NaN|undefined/);
    expect((error as { data: object }).data).not.toHaveProperty('keepCode', Number.NaN);
    expect(JSON.stringify({ message, cause, stack })).not.toContain('zq');
    expect(JSON.stringify((error as { data: unknown }).data)).not.toMatch(/zqid|zqtoken/);
  },
);

it('a call is told what its success says besides its result', async () => {
  const onResponse = vi.fn();
  const client = clientOf(() =>
    Promise.resolve(
      Response.json(
        { code: 0, message: 'ok', result: { kept: true } },
        { headers: { 'x-contract-version': '1.1' } },
      ),
    ),
  );
  expect(await client.create(keptPage(), { onResponse })).toEqual({ kept: true });
  expect(onResponse.mock.calls).toMatchObject([[{ status: 200, headers: { 'x-contract-version': '1.1' } }]]);
});

it('a call that is given up rejects with the reason, even if that is an error of ours', async () => {
  const reason = new ProfileError({
    code: 'HTTP_ABNORMAL',
    message: 'Another call failed',
    data: { status: 401 },
  });
  const signal = AbortSignal.abort(reason);
  await expect(clientOf(() => Promise.reject(new Error())).keepStatus('a', { signal })).rejects.toBe(reason);
});

it('a content that is missing is a call that rejects, and none that throws', async () => {
  const client = clientOf(() => Promise.reject(new Error()));
  let call: Promise<unknown> | undefined;
  expect(() => (call = client.create(undefined as unknown as KeepContent))).not.toThrow();
  await expect(call).rejects.toBeInstanceOf(Error);
});
