import { describe, expect, it, vi } from 'vitest';
import { createHttpClient, type HttpClientOptions } from './index.js';
import type { HttpClient } from './http-client.js';

const path = '/a';
const unauthorized = (): Response => new Response('{}', { status: 401 });

/** An API that accepts one token only, and the tokens that it was sent. */
function apiTaking(
  good: string,
  options: Partial<HttpClientOptions>,
): { http: HttpClient; tokens: unknown[] } {
  const tokens: unknown[] = [];
  const http = createHttpClient({
    baseUrl: 'https://api.example',
    timeout: 10_000,
    fetch: (input, init) => {
      const token = new Request(input, init).headers.get('x-token');
      tokens.push(token);
      return Promise.resolve(token === good ? new Response('"answer"') : unauthorized());
    },
    ...options,
  });
  return { http, tokens };
}

const headers = (token: string | undefined): { 'x-token': string | undefined } => ({ 'x-token': token });
const get = ({ http }: { http: HttpClient }, signal?: AbortSignal): Promise<unknown> =>
  http.request({ method: 'GET', path, headers, ...(signal && { signal }) });

/** A visitor whose old token is refused, and who gets a new one. */
function renewable(renew: () => Promise<boolean> = () => Promise.resolve(true)) {
  let token = 'old';
  const renewAccessToken = vi.fn(async () => {
    const renewed = await renew();
    if (renewed) token = 'new';
    return renewed;
  });
  return { accessTokens: { getAccessToken: () => token, renewAccessToken }, renewAccessToken };
}

describe('the visitor’s token', () => {
  it('the visitor’s token is asked for before each call, even if that is asynchronous', async () => {
    let token: string | Promise<string> = Promise.resolve('a');
    const api = apiTaking('b', {
      accessTokens: { getAccessToken: () => token, renewAccessToken: () => Promise.resolve(false) },
    });
    await expect(get(api)).rejects.toMatchObject({ data: { status: 401 } });
    token = 'b';
    expect(await get(api)).toBe('answer');
    expect(api.tokens).toEqual(['a', 'b']);
  });

  it('the visitor’s token is neither asked for nor renewed for a call whose headers are not made of it', async () => {
    const { accessTokens, renewAccessToken } = renewable();
    const getAccessToken = vi.fn(accessTokens.getAccessToken);
    const api = apiTaking('new', { accessTokens: { getAccessToken, renewAccessToken } });
    const plain = { 'x-other': 'a' };
    await expect(api.http.request({ method: 'GET', path, headers: plain })).rejects.toMatchObject({
      data: { status: 401 },
    });
    expect(api.tokens).toEqual([null]);
    expect(getAccessToken).not.toHaveBeenCalled();
    expect(renewAccessToken).not.toHaveBeenCalled();
  });

  it('the visitor’s token is renewed by a function that is given nothing', async () => {
    const { accessTokens, renewAccessToken } = renewable();
    await get(apiTaking('new', { accessTokens }));
    expect(renewAccessToken.mock.calls).toEqual([[]]);
  });

  it('the visitor’s token is replaced once when the API refuses it', async () => {
    const { accessTokens } = renewable();
    const api = apiTaking('new', { accessTokens });
    expect(await get(api)).toBe('answer');
    expect(api.tokens).toEqual(['old', 'new']);
  });

  it('the visitor’s token is replaced only once when every token is refused', async () => {
    const { accessTokens } = renewable();
    const api = apiTaking('none', { accessTokens });
    await expect(get(api)).rejects.toMatchObject({ data: { status: 401 } });
    expect(api.tokens).toEqual(['old', 'new']);
  });

  it('the visitor’s token is renewed once for all calls that wait for it', async () => {
    const { accessTokens, renewAccessToken } = renewable();
    const api = apiTaking('new', { accessTokens });
    expect(await Promise.all([get(api), get(api), get(api)])).toEqual(['answer', 'answer', 'answer']);
    expect(renewAccessToken).toHaveBeenCalledOnce();
  });

  it('the visitor’s token is not renewed again when another call has renewed it meanwhile', async () => {
    let answerLate: (response: Response) => void = () => undefined;
    const { accessTokens, renewAccessToken } = renewable();
    const shown: unknown[] = [];
    const http = createHttpClient({
      baseUrl: 'https://api.example',
      timeout: 10_000,
      accessTokens,
      fetch: (input, init) => {
        const token = new Request(input, init).headers.get('x-token');
        shown.push(token);
        if (shown.length === 1) return new Promise((resolve) => (answerLate = resolve));
        return Promise.resolve(token === 'new' ? new Response('"answer"') : unauthorized());
      },
    });
    const late = get({ http });
    await expect.poll(() => shown).toHaveLength(1);
    await get({ http });
    answerLate(unauthorized());
    expect(await late).toBe('answer');
    expect(renewAccessToken).toHaveBeenCalledOnce();
  });

  it('the visitor’s token is not replaced for an anonymous visitor, nor after any other failure', async () => {
    const renewAccessToken = vi.fn(() => Promise.resolve(true));
    const anonymous = { getAccessToken: () => undefined, renewAccessToken };
    await expect(get(apiTaking('x', { accessTokens: anonymous }))).rejects.toMatchObject({
      data: { status: 401 },
    });
    const fetch = (): Promise<Response> => Promise.resolve(new Response('{}', { status: 403 }));
    const known = { getAccessToken: () => 'old', renewAccessToken };
    await expect(get(apiTaking('x', { accessTokens: known, fetch }))).rejects.toMatchObject({
      data: { status: 403 },
    });
    expect(renewAccessToken).not.toHaveBeenCalled();
  });
});

/** A host that is not ready. */
function fail(): never {
  throw new Error('not set up');
}

it.each([
  ['throws', fail],
  ['rejects', () => Promise.reject(new Error('not set up'))],
] as const)(
  'a call whose host %s when it is asked for the token is not sent, and says so',
  async (_, getAccessToken) => {
    const api = apiTaking('x', {
      accessTokens: { getAccessToken, renewAccessToken: () => Promise.resolve(true) },
    });
    await expect(get(api)).rejects.toMatchObject({
      code: 'INVALID_ENVIRONMENT',
      cause: new Error('not set up'),
    });
    expect(api.tokens).toEqual([]);
  },
);

describe('a failed renewal', () => {
  it.each(['old', undefined, ''])(
    'a failed renewal is recognised by the token, whatever the host claims: %o',
    async (present) => {
      let token: string | undefined = 'old';
      const renewAccessToken = () => {
        token = present;
        return Promise.resolve(true);
      };
      const api = apiTaking('new', { accessTokens: { getAccessToken: () => token, renewAccessToken } });
      await expect(get(api)).rejects.toMatchObject({ data: { status: 401 } });
      expect(api.tokens).toEqual(['old']);
    },
  );

  it.each<[string, () => Promise<boolean>]>([
    ['rejects', () => Promise.reject(new Error('no network'))],
    ['throws', fail],
  ])('a failed renewal leaves the refusal as it is when renewAccessToken %s', async (_, renewAccessToken) => {
    const api = apiTaking('new', { accessTokens: { getAccessToken: () => 'old', renewAccessToken } });
    await expect(get(api)).rejects.toMatchObject({ code: 'HTTP_ABNORMAL', data: { status: 401 } });
  });

  it('a failed renewal is tried again with the next call', async () => {
    let attempts = 0;
    const { accessTokens } = renewable(() =>
      attempts++ ? Promise.resolve(true) : Promise.reject(new Error('no network')),
    );
    const api = apiTaking('new', { accessTokens });
    await expect(get(api)).rejects.toMatchObject({ data: { status: 401 } });
    expect(await get(api)).toBe('answer');
  });

  it('a failed renewal leaves the refusal as it is when the new token cannot be read', async () => {
    const getAccessToken = vi.fn<() => string>(fail).mockReturnValueOnce('old');
    const api = apiTaking('new', {
      accessTokens: { getAccessToken, renewAccessToken: () => Promise.resolve(true) },
    });
    await expect(get(api)).rejects.toMatchObject({ code: 'HTTP_ABNORMAL', data: { status: 401 } });
  });

  it('a failed renewal is tried again with the next call if it has not ended within the budget', async () => {
    let attempts = 0;
    const { accessTokens } = renewable(() =>
      attempts++ ? Promise.resolve(true) : new Promise(() => undefined),
    );
    const api = apiTaking('new', { accessTokens, timeout: 50 });
    await expect(get(api)).rejects.toMatchObject({ code: 'TIMEOUT' });
    // The renewal has the budget of a call, and began after the call.
    await expect.poll(() => get(api)).toBe('answer');
  });

  it('a failed renewal does not hold up a caller that gives up', async () => {
    const { accessTokens, renewAccessToken } = renewable(() => new Promise(() => undefined));
    const api = apiTaking('new', { accessTokens });
    const controller = new AbortController();
    const call = get(api, controller.signal);
    await expect.poll(() => renewAccessToken).toHaveBeenCalled();
    const reason = new Error('left the page');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  it('a failed renewal gives the repeat only the rest of the budget', async () => {
    const { accessTokens } = renewable();
    const api = apiTaking('new', {
      accessTokens,
      timeout: 50,
      fetch: async (input, init) =>
        new Request(input, init).headers.get('x-token') === 'old'
          ? unauthorized()
          : new Promise<Response>(() => undefined),
    });
    await expect(get(api)).rejects.toMatchObject({ code: 'TIMEOUT' });
  });
});

it('an error reports that an attempt before the renewal may have acted', async () => {
  const { accessTokens } = renewable();
  const answers = [undefined, 401, 403];
  const api = apiTaking('new', {
    accessTokens,
    fetch: () => {
      const status = answers.shift();
      if (status === undefined) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(new Response('{}', { status }));
    },
  });
  await expect(get(api)).rejects.toMatchObject({
    code: 'HTTP_ABNORMAL',
    data: { status: 403, mayHaveActed: true },
  });
});
