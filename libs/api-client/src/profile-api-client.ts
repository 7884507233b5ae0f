import { ProfileError } from '@oa-profile/errors';
import { createHttpClient, ofCall, type AccessTokens, type HttpClientOptions } from '@oa-profile/http';
import { unknown, type GenericSchema } from 'valibot';
import { checked } from './checked.js';
import { checkLanguage, checkTransactionId, fillIn, isLanguageTag } from './check-call.js';
import type { AccountPage } from './schemas/account-page.js';
import { createTransactionId as randomId } from './create-transaction-id.js';
import { openerPlatforms, origins, type Origin } from './enumerations.js';
import type {
  CallOptions,
  OperationMethods,
  ProfileApiClient,
  SubPagePlugin,
  SubPagePluginOptions,
} from './methods.js';
import { MAX_PLACES, skippedParts } from './skipped-parts.js';
import { tidyAnswer } from './tidy-answer.js';
import { operations, subPagePluginPath, type Operation } from './operations.js';
import { defaultHeaderNames, requestHeaders, type HeaderNames, type Opener } from './request-headers.js';

/** Options of {@link createProfileApiClient}. */
export interface ProfileApiClientOptions {
  /** Absolute http(s) address of the API, without `/v1`, user name, query, fragment. The token goes only there. */
  baseUrl: string;
  /** `liff` in the messaging app, `web` in a browser or on a server. */
  origin: Origin;
  /** BCP 47 tag, such as 'vi' or 'zh-TW': language of the account's texts, if it has several. */
  language: string;
  /** Who opened the page, and on what: `{ platform: 'Unknown' }` where nobody knows, as on a server. */
  opener: Opener;
  /**
   * Called before each call that is not to be anonymous, so that a renewed token is used at once.
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
  /**
   * How often a failed request is sent again: after network errors, and after 5xx of GET, PUT and DELETE without
   * `Retry-After`.
   * @default 3
   */
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
  /**
   * The fetch function to send with.
   * @default globalThis.fetch
   */
  fetch?: HttpClientOptions['fetch'] | undefined;
}

type Sendable<Result> = Pick<Operation<Result>, 'method' | 'path' | 'field' | 'result' | 'nullSays'>;

/** What a call sends besides its headers. */
interface Sent {
  params: Record<string, string>;
  query?: Record<string, string | undefined> | undefined;
  body?: unknown;
}

/**
 * Creates a client of the Profile API for browsers and Node.
 *
 * @throws ProfileError `INVALID_ENVIRONMENT`, which names the option, for a `baseUrl`, `origin`, `language` or `opener`
 * that is missing or of any other form.
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
  demandOption('origin', origins.includes(origin), origins.join(' or '));
  demandOption('language', isLanguageTag(usualLanguage), 'a BCP 47 tag');
  demandOption(
    'opener',
    openerPlatforms.includes(opener?.platform),
    `{ platform: 'Unknown' }, or one of its kind`,
  );
  const accessTokens = { getAccessToken, renewAccessToken };
  const http = createHttpClient({ baseUrl, timeout, retries, accessTokens, ...(fetch && { fetch }) });
  const named = Object.entries(headerNames).filter(([, name]) => name !== undefined);
  const names: HeaderNames = { ...defaultHeaderNames, ...Object.fromEntries(named) };

  async function send<Result>(
    operation: Sendable<Result>,
    { transactionId = createTransactionId(), ...options }: CallOptions,
    sent: Sent,
  ): Promise<Result> {
    try {
      return await sendAs(transactionId, operation, options, sent);
    } catch (error) {
      if (error === options.signal?.reason) throw error;
      throw ofCall(error, { method: operation.method, path: operation.path, transactionId });
    }
  }

  async function sendAs<Result>(
    transactionId: string,
    { method, path, field, result: schema, nullSays }: Sendable<Result>,
    { signal, onResponse, isAnonymous = false, language = usualLanguage }: CallOptions,
    { params, query, body }: Sent,
  ): Promise<Result> {
    checkTransactionId(transactionId);
    checkLanguage(language);
    if (field === 'transactionId') checkTransactionId((body as { transactionId: string }).transactionId);
    const headers = (accessToken?: string) =>
      requestHeaders(names, { transactionId, origin, language, accessToken, opener });
    const answer = await http.request({
      method,
      path: fillIn(path, params),
      headers: isAnonymous ? headers() : headers,
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      ...(onResponse && { onResponse: (response) => onResponse({ ...response, transactionId }) }),
    });
    const given = (answer as { result?: unknown } | null | undefined)?.result;
    const { value, places } = nullSays ? { value: given, places: [] } : tidyAnswer(given);
    const result = checked(schema, value, path);
    const isPage = path === operations.getAccountPage.path;
    const skipped = onSkipped || isPage ? skippedParts(value, result) : [];
    if (onSkipped) {
      const lost = [...new Set([...places, ...skipped])].slice(0, MAX_PLACES);
      // The result is good, even if reporting fails, now or later.
      if (lost.length)
        void Promise.resolve(lost)
          .then((places) => onSkipped(path, places))
          .catch(() => undefined);
    }
    return isPage && skipped.length > 0 && hasUnread(value, result) ? { ...result, isPartial: true } : result;
  }

  const methods: Record<string, (...args: never[]) => Promise<unknown>> = {};
  for (const { name, operation, idName, queryNames } of calls)
    methods[name] = (id: string, ...rest: unknown[]) => {
      const { body, field } = operation;
      const content = body && rest.shift();
      const options = (rest[0] ?? {}) as CallOptions & Record<string, string | undefined>;
      return send(operation, options, {
        params: { [idName]: id },
        query: queryNames && Object.fromEntries(queryNames.map((key) => [key, options[key]])),
        body: field ? { [field]: content } : content,
      });
    };

  const getSubPagePlugin: ProfileApiClient['getSubPagePlugin'] = <Data>(
    ids: SubPagePlugin,
    {
      cursor,
      schema = unknown() as GenericSchema<unknown, Data>,
      ...options
    }: SubPagePluginOptions<Data> = {},
  ) =>
    send({ method: 'GET', path: subPagePluginPath, result: schema }, options, {
      params: { ...ids },
      query: { cursor },
    });

  return Object.assign(methods as unknown as OperationMethods, { getSubPagePlugin });
}

/** What is the same for all clients: a server makes one for each request. */
const calls = Object.entries<Operation>(operations).map(([name, operation]) => ({
  name,
  operation,
  idName: operation.path.includes('{searchId}') ? 'searchId' : 'accountId',
  queryNames: operation.query && Object.keys(operation.query),
}));

/** Whether an account page has had sections or pages that are not in what was read of it. */
function hasUnread(sent: unknown, read: unknown): boolean {
  const lists = (page: unknown): object => {
    const { sections, subPages } = page as Partial<AccountPage>;
    return { sections: sections ?? [], subPages: subPages ?? [] };
  };
  return skippedParts(lists(sent), lists(read)).length > 0;
}

/** Code without types may lack an option. It learns so here, not from its first call. */
function demandOption(name: string, isGiven: boolean, expected: string): void {
  if (isGiven) return;
  throw new ProfileError({ code: 'INVALID_ENVIRONMENT', message: `${name} must be ${expected}` });
}
