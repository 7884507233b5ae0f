import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  createKeepClient,
  keepContent,
  keepErrorCodes,
  keepStatus,
  type KeepClient,
  type KeepClientOptions,
} from '../index.js';
import { delayed, failure, fakeKeepClient, keepApiHandlers, keptPage } from './index.js';
import type { FakeKeepClient } from './fake-keep-client.js';

const calls: { readonly [Name in keyof KeepClient]: (keep: KeepClient) => Promise<unknown> } = {
  create: (keep) => keep.create(keptPage()),
  unKeep: (keep) => keep.unKeep('@komorebi'),
  keepStatus: (keep) => keep.keepStatus('@komorebi'),
};
const names = Object.keys(calls) as (keyof KeepClient)[];

/** The client itself, before a double. */
const clientOf = (
  { fetch }: Pick<FakeKeepClient, 'fetch'>,
  options: Partial<KeepClientOptions> = {},
): KeepClient =>
  createKeepClient({
    baseUrl: 'https://keep.example',
    getAccessToken: () => 'token-1',
    retries: 0,
    fetch,
    ...options,
  });

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );

it('the sample page and the usual answers are taken by their schemas as they are', async () => {
  expect(parse(keepContent, keptPage())).toEqual(keptPage());
  expect(parse(keepContent, keptPage({ title: 'Shanlan' })).title).toBe('Shanlan');
  for (const name of names) {
    const answer = await calls[name](fakeKeepClient());
    expect(parse(keepStatus, answer)).toEqual(answer);
  }
});

describe('the double', () => {
  it.each(names)(
    'the double and the client itself answer %s alike, and are asked for the same',
    async (name) => {
      const [direct, behind] = [fakeKeepClient(), fakeKeepClient()];
      expect(await calls[name](clientOf(behind))).toEqual(await calls[name](direct));
      expect(behind.calls).toEqual(direct.calls);
      expect(direct.calls.map(({ method }) => method)).toEqual([name]);
    },
  );

  it('the double answers what a test says, changes it, and answers late', async () => {
    const keep = fakeKeepClient({ keepStatus: (contentId) => ({ kept: contentId === '@kept' }) });
    expect([await keep.keepStatus('@kept'), await keep.keepStatus('@other')]).toEqual([
      { kept: true },
      { kept: false },
    ]);
    keep.answer({ keepStatus: delayed(60_000, { kept: true }) });
    const controller = new AbortController();
    const asked = keep.keepStatus('@other', { signal: controller.signal });
    controller.abort(new Error('Left'));
    await expect(asked).rejects.toThrow('Left');
    // @ts-expect-error: not what the method answers.
    fakeKeepClient({ keepStatus: { isKept: true } });
  });

  it.each([
    ...Object.entries(keepErrorCodes).map(([keepCode, code]) =>
      failure(code, { keepCode: Number(keepCode), status: 500, message: 'No.' }),
    ),
    failure('HTTP_UNKNOWN', { keepCode: 999, status: 500, message: 'No.' }),
    failure('HTTP_NETWORK_ERROR'),
    failure('TIMEOUT'),
    failure('API_RESPONSE_INVALID'),
  ])('the double and the client itself fail alike: $code', async (error) => {
    const keep = fakeKeepClient({ unKeep: error });
    const direct = await failureOf(keep.unKeep('@komorebi'));
    const behind = await failureOf(clientOf(keep, { timeout: 30 }).unKeep('@komorebi'));
    const path = '/v1/keep/{contentId}';
    expect(direct).toMatchObject({
      code: error.code,
      data: { ...(error.data as object), method: 'DELETE', path },
    });
    const { code, data } = behind as typeof error;
    expect({ code, data }).toEqual({ code: error.code, data: (direct as typeof error).data });
  });

  it.each(['', '.', '\ud83d'])('the double and the client itself refuse the id %j', async (contentId) => {
    for (const keep of [fakeKeepClient(), clientOf(fakeKeepClient())])
      for (const call of [keep.keepStatus(contentId), keep.create(keptPage({ contentId }))])
        await expect(call).rejects.toMatchObject({
          code: 'INVALID_PARAM',
          data: { path: expect.stringContaining('/v1/keep') as string, parameter: 'contentId' },
        });
  });
});

it('a handler for msw answers all of the API below any address, or one', async () => {
  const made: [path: string, resolver: (info: { request: Request }) => Promise<Response>][] = [];
  const http = { all: (...handler: (typeof made)[number]) => made.push(handler) };
  const keep = fakeKeepClient({ create: failure('EXCEED_KEEP_SIZE') });
  keepApiHandlers(http, keep);
  keepApiHandlers(http, keep, 'https://keep.example/');
  expect(made.map(([path]) => path)).toEqual([
    '*/v1/keep',
    '*/v1/keep/*',
    'https://keep.example/v1/keep',
    'https://keep.example/v1/keep/*',
  ]);
  const [, resolver] = made[0] ?? [];
  const request = new Request('https://keep.example/v1/keep', {
    method: 'POST',
    body: JSON.stringify(keptPage()),
  });
  expect(await (await resolver?.({ request }))?.json()).toMatchObject({ code: 810 });
  const other = new Request('https://keep.example/v1/keep', { method: 'PATCH' });
  expect(await resolver?.({ request: other })).toMatchObject({ status: 404 });
});
