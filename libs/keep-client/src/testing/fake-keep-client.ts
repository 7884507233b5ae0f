import type { ProfileError } from '@oa-profile/errors';
import type { KeepErrorData } from '@oa-profile/errors/internal';
import { ofCall, type CallDescription } from '@oa-profile/http';
import {
  createDouble,
  createFetch,
  handlersOf,
  type Answer,
  type Answers,
  type Double,
  type MswHttp,
} from '@oa-profile/http/internal/testing';
import { idInPath } from '../id-in-path.js';
import { KEEP_SUCCESS, keepErrorCodes } from '../keep-codes.js';
import { keepPaths, type KeepClient } from '../keep-client.js';
import type { KeepContent } from '../schemas.js';

/** What the methods of a {@link FakeKeepClient} answer, where a test says it. */
export type FakeKeepAnswers = Answers<KeepClient>;

/** A double of the Keep client, for unit tests: it answers at once, and has neither a network nor retries. */
export interface FakeKeepClient extends KeepClient, Double<KeepClient> {
  /** The same as an API behind a `fetch`: for tests of a client itself, with its headers, codes and retries. */
  readonly fetch: typeof globalThis.fetch;
}

/** To a visitor who has kept nothing. */
const usual: { readonly [Name in keyof KeepClient]: Answer<KeepClient[Name]> } = {
  create: { kept: true },
  unKeep: { kept: false },
  keepStatus: { kept: false },
};

/**
 * Makes a double of the Keep client. Each method answers what `answers` say: a result, a `failure`, or a function of the
 * method's arguments; without, it answers a visitor who has kept nothing.
 *
 * It refuses the ids that the client refuses, gives its errors the same data, and rejects when a call's signal aborts. It
 * remembers nothing: what a call changes, `answer` says.
 *
 * @example
 * ```ts
 * const keep = fakeKeepClient({ create: failure('EXCEED_KEEP_SIZE') });
 * await expect(keep.create(keptPage())).rejects.toMatchObject({ code: 'EXCEED_KEEP_SIZE' });
 * expect(keep.calls).toEqual([{ method: 'create', args: [keptPage()] }]);
 * ```
 */
export function fakeKeepClient(answers: FakeKeepAnswers = {}): FakeKeepClient {
  const double = createDouble<KeepClient>(usual, answers, describe);
  const fetch = createFetch({
    call: (request) => ask(double, request),
    wrap: (result) => ({ code: KEEP_SUCCESS, message: 'success', result }),
    refuse,
  });
  return { ...double, fetch };
}

/**
 * Handlers for msw 2 that answer like a double, below any address. The client under test has its retries: with `retries:
 * 0` no failure slows a test, and only its own `timeout` ends what answers `failure('TIMEOUT')`.
 *
 * @param http that of msw
 * @param baseUrl address of the API. @default any
 * @example
 * ```ts
 * const keep = fakeKeepClient();
 * const server = setupServer(...keepApiHandlers(http, keep));
 * ```
 */
export function keepApiHandlers<Handler>(
  http: MswHttp<Handler>,
  keep: FakeKeepClient = fakeKeepClient(),
  baseUrl = '*',
): Handler[] {
  const base = `${baseUrl.replace(/\/$/, '')}${keepPaths.all}`;
  return handlersOf(http, [base, `${base}/*`], keep.fetch);
}

const methods: Readonly<Record<string, string>> = { create: 'POST', unKeep: 'DELETE', keepStatus: 'GET' };

/** As the client describes and checks a call before it sends anything. */
function describe(name: string, [given]: readonly unknown[]): CallDescription {
  const isCreate = name === 'create';
  const description = { method: methods[name] ?? 'GET', path: isCreate ? keepPaths.all : keepPaths.one };
  try {
    idInPath(isCreate ? (given as KeepContent).contentId : (given as string));
  } catch (error) {
    throw ofCall(error, description);
  }
  return description;
}

async function ask(keep: KeepClient, request: Request): Promise<{ result: unknown } | undefined> {
  const [, id] = /\/v1\/keep(?:\/([^/]+))?$/.exec(new URL(request.url).pathname) ?? [];
  const contentId = id === undefined ? undefined : decodeURIComponent(id);
  if (contentId === undefined)
    return request.method === 'POST'
      ? { result: await keep.create((await request.json()) as KeepContent) }
      : undefined;
  if (request.method === 'GET') return { result: await keep.keepStatus(contentId) };
  return request.method === 'DELETE' ? { result: await keep.unKeep(contentId) } : undefined;
}

/** The API's own codes are in its body, whatever the status. */
function refuse({ code, data }: ProfileError): Response | undefined {
  const { keepCode, status = 500, message = 'As the test has it.' } = (data ?? {}) as KeepErrorData;
  const [known] = Object.entries(keepErrorCodes).find(([, each]) => each === code) ?? [];
  if (known === undefined && code !== 'HTTP_UNKNOWN') return undefined;
  return Response.json({ code: keepCode ?? Number(known ?? 999), message }, { status });
}
