import { ProfileError, isProfileError } from '@oa-profile/errors';
import { truncate, type KeepErrorData } from '@oa-profile/errors/internal';
import {
  createHttpClient,
  ofCall,
  type AccessTokens,
  type HttpClientOptions,
  type HttpRequest,
} from '@oa-profile/http';
import { safeParse } from 'valibot';
import { idInPath } from './id-in-path.js';
import { KEEP_SUCCESS, keepErrorCodes } from './keep-codes.js';
import { keepAnswer, keepStatus, type KeepContent, type KeepStatus } from './schemas.js';

/** The paths of the Keep API: of all that a visitor keeps, and of one. */
export const keepPaths = { all: '/v1/keep', one: '/v1/keep/{contentId}' } as const;

/** Options of {@link createKeepClient}. */
export interface KeepClientOptions {
  /** Absolute http(s) address of the Keep API, without `/v1`, user name, query, fragment. The token goes only there. */
  baseUrl: string;
  /** Asked before each call. Without a token, undefined or empty, the call has no authorization and is refused. */
  getAccessToken: AccessTokens['getAccessToken'];
  /**
   * Called when the API refuses the visitor's token (401); resolves with whether there is another one now. The call is
   * then repeated once.
   * @default no renewal
   */
  renewAccessToken?: AccessTokens['renewAccessToken'] | undefined;
  /**
   * Value of accept-language.
   * @default the browser's languages; none where there is no window
   */
  acceptLanguage?: string | undefined;
  /**
   * Milliseconds for a whole call, with retries and the renewal of a token.
   * @default 11000
   */
  timeout?: number | undefined;
  /**
   * How often a failed request is sent again: after network errors, and after 5xx of `keepStatus` and `unKeep` without
   * `Retry-After`.
   * @default 3
   */
  retries?: number | undefined;
  /**
   * The fetch function to send with.
   * @default globalThis.fetch
   */
  fetch?: HttpClientOptions['fetch'] | undefined;
}

/** Options of one call. */
export interface KeepCallOptions {
  /** Gives the call up; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /**
   * Called when the API has answered with a success, with what its result does not say: status and headers, for logs and
   * support. What it throws is ignored.
   */
  onResponse?: HttpRequest['onResponse'];
}

/**
 * The Keep (bookmark) API: the visitor's own saved collection.
 *
 * Every method can reject with a `ProfileError`: a code of {@link keepErrorCodes}, `HTTP_UNKNOWN` for any other
 * failure the API answers, `TIMEOUT`, `HTTP_NETWORK_ERROR`, `API_RESPONSE_INVALID`, or `INVALID_ENVIRONMENT` when the
 * token cannot be asked for. An id that cannot be part of a path (missing, empty, `.`, `..`) is `INVALID_PARAM`, and
 * nothing is sent.
 */
export interface KeepClient {
  /**
   * Keeps a content. `EXCEED_KEEP_SIZE` and `KEEP_STORAGE_ERROR` mean that the collection is full, and
   * `ALREADY_EXIST_CONTENT` that the content is already kept. Treat the last as success: this client's own retry also
   * gets it when the first response got lost.
   */
  create(content: KeepContent, options?: KeepCallOptions): Promise<KeepStatus>;
  /** Removes a content from the collection; one that is not in it is no error. */
  unKeep(contentId: string, options?: KeepCallOptions): Promise<KeepStatus>;
  /** Tells whether a content is kept. */
  keepStatus(contentId: string, options?: KeepCallOptions): Promise<KeepStatus>;
}

/**
 * Creates a client of the Keep API.
 *
 * @throws ProfileError `INVALID_ENVIRONMENT` for a `baseUrl` of any other form.
 */
export function createKeepClient({
  baseUrl,
  getAccessToken,
  renewAccessToken = () => Promise.resolve(false),
  // Looked up on `window`: Node also has a navigator, whose languages are the server's.
  acceptLanguage = globalThis.window?.navigator?.languages?.join(','),
  timeout = 11_000,
  retries = 3,
  fetch,
}: KeepClientOptions): KeepClient {
  const accessTokens = { getAccessToken, renewAccessToken };
  const http = createHttpClient({
    baseUrl,
    timeout,
    retries,
    accessTokens,
    codeField: 'code',
    ...(fetch && { fetch }),
  });

  async function call(
    { path: template, contentId, ...request }: HttpRequest & { contentId: string },
    { signal, onResponse }: KeepCallOptions = {},
  ): Promise<KeepStatus> {
    try {
      const answer = await http.request({
        ...request,
        path: template.replace('{contentId}', idInPath(contentId)),
        headers: (token) => ({
          authorization: token ? `Bearer ${token}` : undefined,
          'content-type': 'application/json',
          'accept-language': acceptLanguage || undefined,
        }),
        ...(signal && { signal }),
        ...(onResponse && { onResponse }),
      });
      return unwrap(answer);
    } catch (error) {
      if (error === signal?.reason) throw error;
      throw ofCall(toKeepError(error), { method: request.method, path: template });
    }
  }

  const { all, one: path } = keepPaths;
  return {
    // What is kept under an id that no path can hold could never be asked about nor taken out.
    create: async (content, options) =>
      call({ method: 'POST', path: all, contentId: content.contentId, body: content }, options),
    unKeep: (contentId, options) => call({ method: 'DELETE', path, contentId }, options),
    keepStatus: (contentId, options) => call({ method: 'GET', path, contentId }, options),
  };
}

function toKeepError(error: unknown): unknown {
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return error;
  const { status, serverStatusCode, message } = error.data ?? {};
  // A proxy's own page has no code of the API, and that of success says nothing of a failure.
  const code = Number(serverStatusCode || Number.NaN);
  return keepError(Number.isFinite(code) ? code : undefined, message, status);
}

function unwrap(body: unknown): KeepStatus {
  const answer = safeParse(keepAnswer, body);
  if (!answer.success) throw invalidAnswer();
  const { code, message, result } = answer.output;
  if (code !== KEEP_SUCCESS) throw keepError(code, message);
  const status = safeParse(keepStatus, result);
  if (!status.success) throw invalidAnswer();
  return status.output;
}

function keepError(keepCode: number | undefined, message?: string, status?: number): ProfileError {
  // The server's own words go into the data only: a message goes into reports.
  const data: KeepErrorData = {
    ...(keepCode !== undefined && { keepCode }),
    status,
    ...(message !== undefined && { message: truncate(message, 250) }),
  };
  return new ProfileError({
    code: (keepCode !== undefined && keepErrorCodes[keepCode]) || 'HTTP_UNKNOWN',
    message:
      keepCode === undefined
        ? `The Keep API answered ${status}`
        : `The Keep API answered with code ${keepCode}`,
    data,
  });
}

function invalidAnswer(): ProfileError {
  return new ProfileError({ code: 'API_RESPONSE_INVALID', message: 'The Keep API sent an unusable answer' });
}
