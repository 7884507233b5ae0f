import { ProfileError, truncate } from '@oa-profile/errors';
import { createHttpClient, ofCall, type AccessTokens, type HttpClientOptions } from '@oa-profile/http';
import type { Language } from '@oa-profile/i18n';
import { safeParse, unknown, type GenericSchema, type InferOutput } from 'valibot';
import { createTransactionId as randomId } from './create-transaction-id.js';
import type { FriendshipAction, Origin, SubPagePluginType } from './enumerations.js';
import { MAX_PLACES, skippedParts } from './skipped-parts.js';
import { tidyAnswer } from './tidy-answer.js';
import { operations, subPagePluginPath, type Operation, type OperationName } from './operations.js';
import { defaultHeaderNames, requestHeaders, type HeaderNames, type Opener } from './request-headers.js';
import type {
  AccountCounts,
  AccountPage,
  CallSetting,
  Follow,
  FriendCount,
  Recommendation,
  Relation,
  ReplyTime,
  Report,
  ReportReceipt,
  Reservation,
  ReservationInventory,
  ReservationRequest,
  ResponseModeSetting,
  SettledReport,
  SettledReservation,
} from './schemas/index.js';

/** Options of {@link createProfileApiClient}. */
export interface ProfileApiClientOptions {
  /** Absolute http(s) address of the API, without `/v1`, user name, query, fragment. The token goes only there. */
  baseUrl: string;
  origin: Origin;
  /** Language of the account's texts, if it has several. */
  language: Language;
  opener: Opener;
  /**
   * Called before each call, so that a renewed token is used at once.
   * @default an anonymous visitor
   */
  getAccessToken?: AccessTokens['getAccessToken'] | undefined;
  /**
   * Called when the API refuses the visitor's token (401); resolves with whether there is another one now. The call is
   * then repeated once, with the same transaction id.
   * @default no renewal
   */
  renewAccessToken?: AccessTokens['renewAccessToken'] | undefined;
  /** Names of headers that the backend calls otherwise. */
  headerNames?: Partial<Record<keyof HeaderNames, string | undefined>> | undefined;
  /**
   * Milliseconds for a whole call, with retries and the renewal of a token.
   * @default 10000
   */
  timeout?: number | undefined;
  /** @default 3 */
  retries?: number | undefined;
  /**
   * Makes the id of a call. It stays the same on the call's retries, so that a server can drop a repeated POST.
   * @default crypto.randomUUID, or random bytes outside secure contexts
   */
  createTransactionId?: (() => string) | undefined;
  /**
   * Called with the places of a response that this version does not understand and ignores: at most five, such as
   * 'items.3.kind'. Errors that it throws are ignored.
   * @default not reported
   */
  onSkipped?: ((path: string, places: readonly string[]) => void) | undefined;
  /** @default globalThis.fetch */
  fetch?: HttpClientOptions['fetch'] | undefined;
}

/** Options of one call. */
export interface CallOptions {
  /** Gives the call up; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /**
   * Repeats an earlier call under its id, for a call whose answer got lost: a server that has acted on the first one
   * gives its answer again instead of acting twice. For the very same request only. Visible ASCII characters.
   *
   * @default a new id
   * @example
   * ```ts
   * const transactionId = createTransactionId();
   * await api.report('@komorebi', report, { transactionId }).catch(() => {
   *   // The report may have arrived.
   *   return api.report('@komorebi', report, { transactionId });
   * });
   * ```
   */
  transactionId?: string | undefined;
  /**
   * Sends no access token, although there is one: to settle a write that was sent before the visitor was known.
   *
   * @default false
   */
  isAnonymous?: boolean | undefined;
  /**
   * Language of the texts in this response, if the account has them in it.
   *
   * @default the client's
   */
  language?: Language | undefined;
}

/** Identifies the data of a sub-page plugin. */
export interface SubPagePlugin {
  accountId: string;
  /** From its section, like {@link SubPagePlugin.pluginId}. */
  pageId: string;
  type: SubPagePluginType;
  pluginId: string;
}

/** Options of a call for a sub-page plugin. */
export interface SubPagePluginOptions<Data> extends CallOptions {
  /** `nextCursor` of the page before. @default the first page */
  cursor?: string | undefined;
  /**
   * Checks the result: each plugin has the schema of its sections.
   * @default the result is not checked
   */
  schema?: GenericSchema<unknown, Data> | undefined;
}

/**
 * The Profile API, path by path (docs/product.md#profile-api). Every method resolves with the unwrapped, checked
 * `result`.
 *
 * Every method can reject with a `ProfileError`: `TIMEOUT`, `HTTP_NETWORK_ERROR`, `HTTP_ABNORMAL` (its data has
 * `status`, `serverStatusCode` and `message`), `API_RESPONSE_INVALID` when the response fails its schema (its data has
 * `issues`), `INVALID_PARAM` when an id cannot be part of a path, or `INVALID_ENVIRONMENT` when `getAccessToken` fails.
 * With the last two, nothing was sent.
 */
export interface ProfileApiClient {
  getAccountPage(searchId: string, options?: CallOptions): Promise<AccountPage>;
  getFriendCount(searchId: string, options?: CallOptions): Promise<FriendCount>;
  getCounts(accountId: string, options?: CallOptions): Promise<AccountCounts>;
  getRelation(accountId: string, options?: CallOptions): Promise<Relation>;
  /** Resolves with the relation after the change. */
  updateFriendship(accountId: string, action: FriendshipAction, options?: CallOptions): Promise<Relation>;
  /** Resolves with the relation after the change. */
  updateFavorite(accountId: string, favorite: boolean, options?: CallOptions): Promise<Relation>;
  getFollow(searchId: string, options?: CallOptions): Promise<Follow>;
  follow(searchId: string, options?: CallOptions): Promise<Follow>;
  unfollow(searchId: string, options?: CallOptions): Promise<Follow>;
  getCallSetting(searchId: string, options?: CallOptions): Promise<CallSetting>;
  getReservationInventory(
    searchId: string,
    options?: CallOptions & {
      /** First day wanted, 'YYYY-MM-DD' in the account's zone. */ from?: string | undefined;
    },
  ): Promise<ReservationInventory>;
  reserve(searchId: string, request: ReservationRequest, options?: CallOptions): Promise<Reservation>;
  /**
   * Settles a reservation whose response got lost: resolves with what was booked under that id, or null. After null the
   * server never acts on that id, even if the lost request arrives later.
   */
  settleReservation(
    searchId: string,
    transactionId: string,
    options?: CallOptions,
  ): Promise<SettledReservation>;
  getReplyTime(searchId: string, options?: CallOptions): Promise<ReplyTime>;
  getResponseMode(searchId: string, options?: CallOptions): Promise<ResponseModeSetting>;
  getRecommendation(accountId: string, options?: CallOptions): Promise<Recommendation>;
  report(searchId: string, report: Report, options?: CallOptions): Promise<ReportReceipt>;
  /** Settles a report whose response got lost, like {@link ProfileApiClient.settleReservation}. */
  settleReport(searchId: string, transactionId: string, options?: CallOptions): Promise<SettledReport>;
  /** Resolves with the output of `schema`, or with an unchecked `unknown` without one. */
  getSubPagePlugin<Data = unknown>(
    plugin: SubPagePlugin,
    options?: SubPagePluginOptions<Data>,
  ): Promise<Data>;
}

type Sendable<Result> = Pick<Operation<Result>, 'method' | 'path' | 'result' | 'nullSays'>;

interface Call {
  params: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  /** The id of an earlier call that is asked about, in place of a body. */
  settles?: string;
  signal?: AbortSignal | undefined;
  transactionId?: string | undefined;
  isAnonymous?: boolean | undefined;
  language?: Language | undefined;
}

/**
 * Creates a client of the Profile API for browsers and Node.
 *
 * @throws ProfileError `INVALID_ENVIRONMENT` for a `baseUrl` of any other form.
 */
export function createProfileApiClient({
  baseUrl,
  origin,
  language: usualLanguage,
  opener,
  getAccessToken = () => undefined,
  renewAccessToken = () => Promise.resolve(false),
  headerNames = {},
  timeout = 10_000,
  retries = 3,
  onSkipped,
  createTransactionId = randomId,
  fetch,
}: ProfileApiClientOptions): ProfileApiClient {
  const accessTokens = { getAccessToken, renewAccessToken };
  const http = createHttpClient({ baseUrl, timeout, retries, accessTokens, ...(fetch && { fetch }) });
  const named = Object.entries(headerNames).filter(([, name]) => name !== undefined);
  const names: HeaderNames = { ...defaultHeaderNames, ...Object.fromEntries(named) };

  async function send<Result>(
    operation: Sendable<Result>,
    { transactionId = createTransactionId(), ...call }: Call,
  ): Promise<Result> {
    try {
      return await sendAs(transactionId, operation, call);
    } catch (error) {
      throw ofCall(error, { method: operation.method, path: operation.path, transactionId });
    }
  }

  async function sendAs<Result>(
    transactionId: string,
    { method, path, result: schema, nullSays }: Sendable<Result>,
    {
      params,
      query,
      settles,
      body = settles && { transactionId: settles },
      signal,
      isAnonymous = false,
      language = usualLanguage,
    }: Omit<Call, 'transactionId'>,
  ): Promise<Result> {
    checkTransactionId(transactionId);
    if (settles !== undefined) checkTransactionId(settles);
    const answer = await http.request({
      method,
      path: fillIn(path, params),
      headers: (accessToken) =>
        requestHeaders(names, {
          transactionId,
          origin,
          language,
          accessToken: isAnonymous ? undefined : accessToken,
          opener,
        }),
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    const given = (answer as { result?: unknown } | null | undefined)?.result;
    const { value, places } = nullSays ? { value: given, places: [] } : tidyAnswer(given);
    const result = checked(schema, value, path);
    if (onSkipped) {
      const lost = [...new Set([...places, ...skippedParts(value, result)])].slice(0, MAX_PLACES);
      try {
        if (lost.length) onSkipped(path, lost);
      } catch {
        // The result is good, even if reporting failed.
      }
    }
    return result;
  }

  const call = <Name extends OperationName>(
    name: Name,
    params: Call['params'],
    rest: Omit<Call, 'params'> = {},
  ) =>
    send(operations[name] as Operation<InferOutput<(typeof operations)[Name]['result']>>, {
      ...rest,
      params,
    });

  return {
    getAccountPage: (searchId, options) => call('getAccountPage', { searchId }, options),
    getFriendCount: (searchId, options) => call('getFriendCount', { searchId }, options),
    getCounts: (accountId, options) => call('getCounts', { accountId }, options),
    getRelation: (accountId, options) => call('getRelation', { accountId }, options),
    updateFriendship: (accountId, action, options) =>
      call('updateFriendship', { accountId }, { ...options, body: { action } }),
    updateFavorite: (accountId, favorite, options) =>
      call('updateFavorite', { accountId }, { ...options, body: { favorite } }),
    getFollow: (searchId, options) => call('getFollow', { searchId }, options),
    follow: (searchId, options) => call('follow', { searchId }, options),
    unfollow: (searchId, options) => call('unfollow', { searchId }, options),
    getCallSetting: (searchId, options) => call('getCallSetting', { searchId }, options),
    getReservationInventory: (searchId, { from, ...options } = {}) =>
      call('getReservationInventory', { searchId }, { ...options, query: { from } }),
    reserve: (searchId, body, options) => call('reserve', { searchId }, { ...options, body }),
    settleReservation: (searchId, transactionId, options) =>
      call('settleReservation', { searchId }, { ...options, settles: transactionId }),
    getReplyTime: (searchId, options) => call('getReplyTime', { searchId }, options),
    getResponseMode: (searchId, options) => call('getResponseMode', { searchId }, options),
    getRecommendation: (accountId, options) => call('getRecommendation', { accountId }, options),
    report: (searchId, body, options) => call('report', { searchId }, { ...options, body }),
    settleReport: (searchId, transactionId, options) =>
      call('settleReport', { searchId }, { ...options, settles: transactionId }),
    getSubPagePlugin: <Data>(
      ids: SubPagePlugin,
      {
        cursor,
        schema = unknown() as GenericSchema<unknown, Data>,
        ...options
      }: SubPagePluginOptions<Data> = {},
    ) =>
      send(
        { method: 'GET', path: subPagePluginPath, result: schema },
        { ...options, params: { ...ids }, query: { cursor } },
      ),
  };
}

/** Headers hold no other characters: axios would drop them, and two ids could become one. */
function checkTransactionId(value: string): void {
  if (/^[\x21-\x7e]+$/.test(value)) return;
  throw new ProfileError({
    code: 'INVALID_PARAM',
    message: 'transactionId must be visible ASCII characters',
    data: { parameter: 'transactionId', value },
  });
}

function fillIn(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    // '.' and '..' survive encoding and would resolve to another path; an empty part would vanish; half a surrogate
    // pair cannot be encoded.
    if (/^\.{0,2}$|\p{Surrogate}/u.test(value)) {
      throw new ProfileError({
        code: 'INVALID_PARAM',
        message: `${name} cannot be part of a path`,
        data: { parameter: name, value },
      });
    }
    return encodeURIComponent(value);
  });
}

function checked<Result>(schema: GenericSchema<unknown, Result>, given: unknown, path: string): Result {
  const unwrapped = safeParse(schema, given);
  if (unwrapped.success) return unwrapped.output;
  const issues = unwrapped.issues.slice(0, 5).map(({ path: keys, type, expected }) => {
    const place = keys?.map(({ key }) => String(key)).join('.') ?? '';
    // valibot's own message is left out: it quotes the value, which could be a visitor's.
    return truncate(`result${place && `.${place}`}: ${type}${expected ? `, expected ${expected}` : ''}`, 250);
  });
  throw new ProfileError({
    code: 'API_RESPONSE_INVALID',
    message: `The answer of ${path} does not fit its schema`,
    data: { issues },
  });
}
