import type { ErrorCode } from '@oa-profile/errors';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createKeepClient, type KeepClientOptions } from './index.js';
import { keptPage } from './testing/index.js';

const content = keptPage();

/** A client of a Keep API that always gives the same answer and records its requests. */
function clientOf(answer: () => Response | Promise<Response>, options: Partial<KeepClientOptions> = {}) {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return answer();
  };
  const client = createKeepClient({
    baseUrl: 'https://keep.example',
    getAccessToken: () => 'token-1',
    acceptLanguage: 'th,en;q=0.8',
    fetch,
    ...options,
  });
  return { client, requests };
}

const success = (kept: boolean) => () => Response.json({ code: 0, message: 'ok', result: { kept } });

describe('the Keep client', () => {
  it('the Keep client keeps, asks and removes, with bearer token, JSON and accept-language', async () => {
    const { client, requests } = clientOf(success(true));
    expect(await client.create(content)).toEqual({ kept: true });
    await client.keepStatus('a/b');
    await client.unKeep('a/b');
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://keep.example/v1/keep',
      'GET https://keep.example/v1/keep/a%2Fb',
      'DELETE https://keep.example/v1/keep/a%2Fb',
    ]);
    expect(await requests[0]?.json()).toEqual(content);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(requests[0]?.headers.get('accept-language')).toBe('th,en;q=0.8');
  });

  it.each([undefined, ''])('a visitor without a token (%j) sends no authorization', async (token) => {
    const { client, requests } = clientOf(success(false), { getAccessToken: () => token });
    await client.keepStatus('a');
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('the Keep client repeats a call once with another token when the first is refused', async () => {
    let token = 'old';
    const { client, requests } = clientOf(
      () => (token === 'new' ? success(true)() : Response.json({ code: 1, message: 'no' }, { status: 401 })),
      {
        getAccessToken: () => token,
        renewAccessToken: () => {
          token = 'new';
          return Promise.resolve(true);
        },
      },
    );
    expect(await client.create(content)).toEqual({ kept: true });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
  });

  it.each<[number, ErrorCode]>([
    [101, 'INVALID_PARAM'],
    [402, 'FORBIDDEN_USER'],
    [403, 'ACCESS_DENIED'],
    [405, 'USER_NOT_FOUND'],
    [500, 'ERROR'],
    [504, 'REQUEST_FAIL'],
    [807, 'ALREADY_EXIST_CONTENT'],
    [808, 'KEEP_STORAGE_ERROR'],
    [809, 'GENERAL_INTERNAL_ERROR'],
    [810, 'EXCEED_KEEP_SIZE'],
    [999, 'HTTP_UNKNOWN'],
  ])('the Keep client reads code %d as %s, whatever the HTTP status', async (keepCode, code) => {
    const body = { code: keepCode, message: 'no' };
    for (const status of [200, 400]) {
      const { client } = clientOf(() => Response.json(body, { status }));
      await expect(client.create(content)).rejects.toMatchObject({ code, data: { keepCode, message: 'no' } });
    }
  });

  it('the Keep client reads the code of the Keep API even if a gateway adds its own', async () => {
    const body = { statusCode: 500, code: 810, message: 'no' };
    const { client } = clientOf(() => Response.json(body, { status: 500 }), { retries: 0 });
    await expect(client.create(content)).rejects.toMatchObject({
      code: 'EXCEED_KEEP_SIZE',
      data: { keepCode: 810 },
    });
  });

  it('the Keep client sends the languages of a browser, and none outside of one', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('navigator', { languages: ['th', 'en'] });
    const languageSent = async (): Promise<string | null | undefined> => {
      const { client, requests } = clientOf(success(true), { acceptLanguage: undefined });
      await client.keepStatus('a');
      return requests[0]?.headers.get('accept-language');
    };
    expect(await languageSent()).toBeNull();
    vi.stubGlobal('window', globalThis);
    expect(await languageSent()).toBe('th,en');
  });

  it('the Keep client takes an option that is undefined for one that was left out', async () => {
    const { client, requests } = clientOf(success(true), {
      renewAccessToken: undefined,
      acceptLanguage: undefined,
      timeout: undefined,
      retries: undefined,
    });
    expect(await client.keepStatus('a', { signal: undefined })).toEqual({ kept: true });
    expect(requests[0]?.headers.has('accept-language')).toBe(false);
  });

  it('the Keep client calls an HTTP failure without a code HTTP_UNKNOWN', async () => {
    const { client } = clientOf(() => new Response('<html>', { status: 502 }), { retries: 0 });
    await expect(client.keepStatus('a')).rejects.toMatchObject({
      code: 'HTTP_UNKNOWN',
      data: { status: 502 },
    });
  });

  it.each([{}, { code: 0, message: 'ok' }, { code: 0, message: 'ok', result: { kept: 'yes' } }, []])(
    'the Keep client refuses the answer %o',
    async (body) => {
      const { client } = clientOf(() => Response.json(body));
      await expect(client.keepStatus('a')).rejects.toMatchObject({ code: 'API_RESPONSE_INVALID' });
    },
  );

  it('the Keep client gives up when the time budget is spent', async () => {
    const { client } = clientOf(() => new Promise<Response>(() => undefined), { timeout: 30 });
    await expect(client.keepStatus('a')).rejects.toMatchObject({ code: 'TIMEOUT', data: { status: 408 } });
  });
});
