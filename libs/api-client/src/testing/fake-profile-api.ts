import {
  createFetch,
  createDouble,
  handlersOf,
  type Answers,
  type Double,
  type MswHttp,
} from '@oa-profile/http/internal/testing';
import { ofCall, type CallDescription } from '@oa-profile/http';
import type { ProfileError } from '@oa-profile/errors';
import type { HttpErrorData } from '@oa-profile/errors/internal';
import { checked } from '../checked.js';
import { checkLanguage, checkTransactionId, fillIn } from '../check-call.js';
import { createTransactionId } from '../create-transaction-id.js';
import type { CallOptions, ProfileApiClient, SubPagePlugin, SubPagePluginOptions } from '../methods.js';
import { operations, subPagePluginPath, type Operation } from '../operations.js';
import { usualAnswers } from './usual-answers.js';

/** What the methods of a {@link FakeProfileApi} answer, where a test says it. */
export type FakeProfileAnswers = Answers<ProfileApiClient>;

/** A double of the client, for unit tests: it answers at once, and has neither a network nor retries. */
export interface FakeProfileApi extends ProfileApiClient, Double<ProfileApiClient> {
  /** The same as an API behind a `fetch`: for tests of a client itself, with its headers, checks and retries. */
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Makes a double of the client of the Profile API. Each method answers what `answers` say: a result, a `failure`, or a
 * function of the method's arguments; without, it answers for {@link account}, to a visitor who is its friend.
 *
 * It refuses the arguments that the client refuses, gives its errors the same data, and rejects when a call's signal
 * aborts. It remembers nothing: what a write changes, `answer` says.
 *
 * @example
 * ```ts
 * const api = fakeProfileApi({ getFriendCount: { count: 3 } });
 * await api.follow('@komorebi');
 * expect(api.calls).toEqual([{ method: 'follow', args: ['@komorebi'] }]);
 * ```
 */
export function fakeProfileApi(answers: FakeProfileAnswers = {}): FakeProfileApi {
  const double = createDouble<ProfileApiClient>(usualAnswers, answers, describe);
  const client: ProfileApiClient & Double<ProfileApiClient> = {
    ...double,
    async getSubPagePlugin<Data>(...args: [plugin: SubPagePlugin, options?: SubPagePluginOptions<Data>]) {
      const data = await double.getSubPagePlugin(...args);
      const { schema } = args[1] ?? {};
      if (!schema) return data as Data;
      try {
        return checked(schema, data, subPagePluginPath);
      } catch (error) {
        throw ofCall(error, describe('getSubPagePlugin', args));
      }
    },
  };
  const fetch = createFetch({
    call: (request) => ask(client, request),
    wrap: (result) => ({ result }),
    refuse,
  });
  return { ...client, fetch };
}

/**
 * Handlers for msw 2 that answer like a double, below any address. The client under test has its retries: with `retries:
 * 0` no failure slows a test, and only its own `timeout` ends what answers `failure('TIMEOUT')`.
 *
 * @param http that of msw
 * @param baseUrl address of the API. @default any
 * @example
 * ```ts
 * const api = fakeProfileApi();
 * const server = setupServer(...profileApiHandlers(http, api));
 * ```
 */
export const profileApiHandlers = <Handler>(
  http: MswHttp<Handler>,
  api: FakeProfileApi = fakeProfileApi(),
  baseUrl = '*',
): Handler[] => handlersOf(http, [`${baseUrl.replace(/\/$/, '')}/v1/account-page/*`], api.fetch);

const table: Readonly<Record<string, Operation>> = operations;

/** As the client describes and checks a call before it sends anything. */
function describe(name: string, args: readonly unknown[]): CallDescription {
  const { method, path, body, field } = table[name] ?? { method: 'GET', path: subPagePluginPath };
  const [ids, second, third] = args;
  const options = ((body ? third : second) ?? {}) as CallOptions;
  const { transactionId = createTransactionId(), language } = options;
  const description = { method, path, transactionId };
  try {
    checkTransactionId(transactionId);
    if (language !== undefined) checkLanguage(language);
    if (field === 'transactionId') checkTransactionId(second as string);
    const params = typeof ids === 'string' ? { searchId: ids, accountId: ids } : (ids as SubPagePlugin);
    fillIn(path, { ...params });
  } catch (error) {
    throw ofCall(error, description);
  }
  return description;
}

/** The method of an address, and what its request says: the ids in the path, the body, the query and two headers. */
async function ask(api: ProfileApiClient, request: Request): Promise<{ result: unknown } | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const options = {
    transactionId: request.headers.get('x-transaction-id') ?? undefined,
    language: request.headers.get('content-language') ?? undefined,
    ...Object.fromEntries(searchParams),
  };
  const plugin = request.method === 'GET' && paramsOf(subPagePluginPath, pathname);
  if (plugin) return { result: await api.getSubPagePlugin(plugin as unknown as SubPagePlugin, options) };
  for (const [name, { method, path, body, field }] of Object.entries(table)) {
    const params = method === request.method ? paramsOf(path, pathname) : undefined;
    if (!params) continue;
    const sent = body && ((await request.json()) as Record<string, unknown>);
    const args = [...Object.values(params), ...(sent ? [field ? sent[field] : sent] : []), options];
    const ofName = api[name as keyof ProfileApiClient] as (...args: unknown[]) => Promise<unknown>;
    return { result: await ofName(...args) };
  }
  return undefined;
}

/** The parts of a path that fits a template, with or without a final slash; undefined if it does not fit. */
function paramsOf(template: string, pathname: string): Record<string, string> | undefined {
  const pattern = template.replace(/\/$/, '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const groups = new RegExp(`${pattern}/?$`).exec(pathname)?.groups;
  return (
    groups &&
    Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, decodeURIComponent(part)]))
  );
}

/** Only an API that answers has a status. */
function refuse({ code, data }: ProfileError): Response | undefined {
  if (code !== 'HTTP_ABNORMAL') return undefined;
  const {
    status = 500,
    serverStatusCode = 'FAILED',
    message = 'As the test has it.',
    retryAfter,
  } = data as HttpErrorData;
  return Response.json(
    { statusCode: serverStatusCode, message },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
  );
}
