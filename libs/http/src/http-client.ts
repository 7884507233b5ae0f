import { ProfileError, isProfileError, truncate, type HttpErrorData } from '@oa-profile/errors';
import axios, { isAxiosError, type AxiosError, type AxiosInstance } from 'axios';
import axiosRetry from 'axios-retry';
import { retryDelay, retryIsWorthwhile } from './retry-policy.js';

/** Options of {@link createHttpClient}. */
export interface HttpClientOptions {
  /** Absolute address of the API. Requests, and so their headers, go here and nowhere else. */
  baseUrl: string;
  /** Milliseconds that a whole call may take, retries and the waits between them included. */
  timeout: number;
  /**
   * How often a failed request is sent again.
   * @default 3
   */
  retries?: number;
  /**
   * The fetch function to send with.
   * @default globalThis.fetch
   */
  fetch?: typeof globalThis.fetch;
}

/** One call. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base address, each part already encoded. */
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent on the first try and, unchanged, on every retry. */
  headers?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Gives the call up. The promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** A client whose calls end, one way or the other, within the time budget. */
export interface HttpClient {
  /**
   * Sends one request and answers the parsed JSON body (undefined for an empty one).
   *
   * @throws ProfileError `TIMEOUT` when the budget is spent; `HTTP_NETWORK_ERROR` when no answer came;
   * `HTTP_ABNORMAL` for any status outside 2xx, with {@link HttpErrorData}; `API_RESPONSE_INVALID` when the body
   * is not JSON.
   */
  request(request: HttpRequest): Promise<unknown>;
}

/**
 * Creates the transport that both API clients share: axios and axios-retry under one time budget
 * (SPEC sections 7 and 8, DESIGN section 5).
 */
export function createHttpClient({ baseUrl, timeout, retries = 3, fetch }: HttpClientOptions): HttpClient {
  const instance = axios.create({
    adapter: 'fetch',
    // A redirect could carry the headers, the token among them, to a host nobody configured.
    fetchOptions: { redirect: 'error' },
    allowAbsoluteUrls: false,
    baseURL: baseUrl.replace(/\/+$/, ''),
    // Writing and parsing JSON is ours: axios would send a text as a form, and hand through what it cannot parse.
    transformRequest: [],
    responseType: 'text',
    transformResponse: [],
    // What a browser's cookie holds is no business of the API, on the page's own origin either.
    withXSRFToken: false,
    // axios names itself to the API. Chromium drops that; other engines ask the API in the preflight whether they may
    // send it, and no API allows it.
    headers: { 'user-agent': false },
    ...(fetch && { env: { fetch } }),
  });
  axiosRetry(instance, {
    retries,
    retryCondition: retryIsWorthwhile,
    retryDelay,
  });
  return { request: (request) => withinBudget(instance, timeout, request) };
}

async function withinBudget(
  instance: AxiosInstance,
  timeout: number,
  request: HttpRequest,
): Promise<unknown> {
  const { method, path, query, headers, body, signal } = request;
  signal?.throwIfAborted();
  // AbortSignal.any and AbortSignal.timeout are missing in web views the app still supports.
  const budget = new AbortController();
  const giveUp = (): void => budget.abort();
  const timer = setTimeout(giveUp, timeout);
  signal?.addEventListener('abort', giveUp, { once: true });
  // Whatever is retried got no answer, or one that does not tell whether the server has acted.
  let mayHaveActed = false;
  const onRetry = (): void => {
    mayHaveActed = true;
  };
  try {
    const response = await Promise.race([
      instance.request<unknown>({
        method,
        url: path,
        signal: budget.signal,
        ...(query && { params: query }),
        ...(body !== undefined && { data: JSON.stringify(body) }),
        headers: {
          accept: 'application/json',
          // Without a body, false keeps axios from calling the request a form.
          'content-type': body !== undefined && 'application/json',
          ...withoutUndefined(headers),
        },
        'axios-retry': { onRetry },
      }),
      // axios-retry may be waiting and an adapter may not listen: the budget ends the call all the same.
      rejectionOn(budget.signal),
    ]);
    return parseJson(response.data);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (isProfileError(error)) throw error;
    throw toHttpError(error, { outOfTime: budget.signal.aborted, mayHaveActed });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

function rejectionOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function withoutUndefined(headers: HttpRequest['headers'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProfileError({ code: 'API_RESPONSE_INVALID', message: 'The answer is not JSON', cause });
  }
}

function toHttpError(
  error: unknown,
  { outOfTime, mayHaveActed }: { outOfTime: boolean; mayHaveActed: boolean },
): ProfileError {
  if (outOfTime) {
    const data: HttpErrorData = { status: 408 };
    return new ProfileError({ code: 'TIMEOUT', message: 'API timeout occurred', data });
  }
  const response = isAxiosError(error) ? error.response : undefined;
  if (!response) {
    return new ProfileError({
      code: 'HTTP_NETWORK_ERROR',
      message: 'No answer from the API',
      cause: withoutRequest(error),
    });
  }
  const data: HttpErrorData = {
    status: response.status,
    ...serverWords(response),
    ...(mayHaveActed && { mayHaveActed }),
  };
  return new ProfileError({
    code: 'HTTP_ABNORMAL',
    message: data.message ?? `The API answered ${response.status}`,
    data,
  });
}

/** An AxiosError holds the request's headers, the token among them: only its words go on. */
function withoutRequest(error: unknown): unknown {
  return error instanceof Error ? `${error.name}: ${error.message}` : undefined;
}

function serverWords({ data }: NonNullable<AxiosError['response']>): Omit<HttpErrorData, 'status'> {
  try {
    const body = parseJson(data) as
      { statusCode?: unknown; code?: unknown; message?: unknown } | null | undefined;
    const { statusCode = body?.code, message } = body ?? {};
    return {
      ...((typeof statusCode === 'string' || typeof statusCode === 'number') && {
        serverStatusCode: statusCode,
      }),
      ...(typeof message === 'string' && { message: truncate(message, 250) }),
    };
  } catch {
    // A proxy's HTML page, for example: it has nothing to add.
    return {};
  }
}
