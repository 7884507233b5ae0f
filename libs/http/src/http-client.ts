import { ProfileError, isProfileError } from '@oa-profile/errors';
import axios, { type AxiosInstance } from 'axios';
import axiosRetry from 'axios-retry';
import { createTokenUse, type AccessTokens } from './access-tokens.js';
import { parseJson, toHttpError, type CodeField } from './http-error.js';
import { retryDelay, retryIsWorthwhile } from './retry-policy.js';
import { sendWithFetch } from './send-with-fetch.js';
import { tellResponse } from './tell-response.js';
import { withinBudget } from './within-budget.js';

/** Options of {@link createHttpClient}. */
export interface HttpClientOptions {
  /** Absolute http(s) address of the API, without user name, query, fragment. Requests and headers go only there. */
  baseUrl: string;
  /**
   * Milliseconds that a whole call may take, with its retries, the waits between them and the renewal of a token. At
   * most 2147483647 (25 days), the longest timer that platforms support.
   */
  timeout: number;
  /**
   * How often a failed request is sent again.
   * @default 3
   */
  retries?: number | undefined;
  /**
   * Largest response in bytes, unpacked.
   * @default 5000000
   */
  maxBytes?: number | undefined;
  /**
   * The visitor's tokens, where the API needs one.
   * @default every visitor is anonymous
   */
  accessTokens?: AccessTokens | undefined;
  /**
   * Field of a failed response that holds the server's own code. Without a `statusCode`, `code` is read.
   * @default 'statusCode'
   */
  codeField?: CodeField | undefined;
  /**
   * The fetch function to send with.
   * @default globalThis.fetch
   */
  fetch?: typeof globalThis.fetch | undefined;
}

/** Names and values; undefined ones are not sent. */
export type RequestHeaders = Readonly<Record<string, string | undefined>>;

/** What a success says besides its body. */
export interface HttpResponse {
  /** HTTP status, 200 to 299. */
  status: number;
  /** By their names in lower case. A browser shows those of another origin only where that exposes them. */
  headers: Readonly<Record<string, string>>;
}

/** One call. */
export interface HttpRequest {
  /** The HTTP method; a POST is not repeated after a 5xx. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base URL, each segment already encoded. */
  path: string;
  /** Parameters of the address; undefined ones are left out. */
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
  /**
   * Sent on the first try and, unchanged, on every retry. Where they hold the visitor's token, a function makes them of it;
   * otherwise the call has none, so the host is not asked for one.
   */
  headers?: RequestHeaders | ((accessToken: string | undefined) => RequestHeaders) | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Gives the call up. The promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /**
   * Called when the API has answered with a success, before the body is parsed: the call can still fail with
   * `API_RESPONSE_INVALID`. Errors that it throws are ignored.
   */
  onResponse?: ((response: HttpResponse) => void) | undefined;
}

/** A client whose calls always end within the time budget. */
export interface HttpClient {
  /**
   * Sends one request and returns the parsed JSON body (undefined for an empty one). When the API refuses the visitor's
   * token (401) and there is another one, the request is repeated once with that.
   *
   * @throws ProfileError `TIMEOUT` when the budget is spent; `HTTP_NETWORK_ERROR` when no answer came;
   * `HTTP_ABNORMAL` for any status outside 2xx, with {@link HttpErrorData}; `API_RESPONSE_INVALID` when the body
   * is not JSON or too large; `INVALID_ENVIRONMENT` when the token cannot be asked for, and `INVALID_PARAM` when the
   * headers or the body cannot be written: nothing was sent then.
   */
  request: (request: HttpRequest) => Promise<unknown>;
}

/** Any other form could lead to the page's own origin, replace the token, or swallow the path. */
const apiAddress = /^https?:\/\/[^\s/?#@\\]+(?:\/[^?#\\]*)?$/i;

function withoutFinalSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

/**
 * Creates the transport that both API clients share: axios and axios-retry under one time budget.
 *
 * @throws ProfileError `INVALID_ENVIRONMENT` when `baseUrl` is no such address or `timeout` no such number.
 */
export function createHttpClient({
  baseUrl,
  timeout,
  retries = 3,
  maxBytes = 5_000_000,
  accessTokens,
  codeField = 'statusCode',
  fetch = present,
}: HttpClientOptions): HttpClient {
  // The address is not quoted: it may hold a password.
  if (!apiAddress.test(baseUrl) || !isUrl(baseUrl))
    throw new ProfileError({ code: 'INVALID_ENVIRONMENT', message: 'baseUrl must be http(s)://host/path' });
  if (!(timeout > 0))
    throw new ProfileError({
      code: 'INVALID_ENVIRONMENT',
      message: 'timeout must be more than 0 ms',
    });
  const target: Target = { base: withoutFinalSlashes(baseUrl), retries, maxBytes, codeField, fetch };
  const withToken = createTokenUse(accessTokens, timeout);
  return {
    request: (request) =>
      withinBudget({ timeout, signal: request.signal }, (signal) => {
        const call = (accessToken?: string) => send(target, { ...request, signal }, accessToken);
        return typeof request.headers === 'function' ? withToken(call) : call();
      }),
  };
}

/** Replaced by tests and by what watches a page, perhaps after a client has been created. */
const present: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/** What is the same for all calls of a client. */
interface Target extends Required<Pick<HttpClientOptions, 'maxBytes' | 'retries' | 'codeField' | 'fetch'>> {
  base: string;
}

let shared: AxiosInstance | undefined;

/** The one instance of all clients, so that one for each request of a server costs nothing: it knows none of them. */
function sharedInstance(): AxiosInstance {
  if (shared) return shared;
  shared = axios.create({
    adapter: sendWithFetch,
    // We write and parse JSON ourselves: axios would send a string as a form, and pass on what it cannot parse.
    transformRequest: [],
    responseType: 'text',
    transformResponse: [],
  });
  axiosRetry(shared, { retryCondition: retryIsWorthwhile, retryDelay });
  return shared;
}

async function send(
  { base, retries, maxBytes, codeField, fetch }: Target,
  { method, path, query = {}, headers, body, signal, onResponse }: HttpRequest & { signal: AbortSignal },
  accessToken?: string,
): Promise<unknown> {
  const written = write({ headers, body }, accessToken);
  // A retried attempt got no response, or one that does not tell whether the server has acted.
  let mayHaveActed = false;
  const onRetry = (): void => {
    mayHaveActed = true;
  };
  try {
    const response = await sharedInstance().request<unknown>({
      method,
      // Whatever the path is, it leads to nowhere else.
      url: `${base}/${path.replace(/^\/+/, '')}${queryText(query)}`,
      signal,
      maxContentLength: maxBytes,
      env: { fetch },
      ...(written.data !== undefined && { data: written.data }),
      headers: {
        accept: 'application/json',
        // Without a body, false keeps axios from calling the request a form.
        'content-type': written.data !== undefined && 'application/json',
        ...written.headers,
      },
      'axios-retry': { retries, onRetry },
    });
    const { status } = response;
    tellResponse(onResponse, { status, headers: response.headers as Record<string, string> });
    return parseJson(response.data);
  } catch (error) {
    throw isProfileError(error) ? error : toHttpError(error, mayHaveActed, codeField);
  }
}

function queryText(query: NonNullable<HttpRequest['query']>): string {
  const known = Object.entries(withoutUndefined(query));
  return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
}

interface Written {
  headers: Record<string, string>;
  data: string | undefined;
}

/** Before anything is sent, so that a mistake of the caller is not taken for an answer that got lost. */
function write({ headers, body }: Pick<HttpRequest, 'headers' | 'body'>, accessToken?: string): Written {
  try {
    const own = withoutUndefined(typeof headers === 'function' ? headers(accessToken) : headers);
    checkHeaders(own);
    return { headers: own, data: body === undefined ? undefined : JSON.stringify(body) };
  } catch (cause) {
    throw isProfileError(cause) ? cause : cannotBeWritten('The headers or the body', cause);
  }
}

/** axios would leave out the characters that a header cannot hold. */
function checkHeaders(headers: Record<string, string>): void {
  if (canBeWritten(headers)) return;
  const odd = Object.entries(headers).find(([name, value]) => !canBeWritten({ [name]: value }));
  // What the engine says of it quotes the value, which may be the token.
  throw cannotBeWritten(`The header ${odd?.[0]}`);
}

function canBeWritten(headers: Record<string, string>): boolean {
  try {
    return Boolean(new Headers(headers));
  } catch {
    return false;
  }
}

const cannotBeWritten = (what: string, cause?: unknown): ProfileError =>
  new ProfileError({ code: 'INVALID_PARAM', message: `${what} cannot be written`, cause });

function isUrl(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

function withoutUndefined(
  headers: Readonly<Record<string, string | number | undefined>> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
