import {
  createProfileApiClient,
  createTransactionId,
  defaultHeaderNames,
  type FriendshipType,
  type HeaderNames,
  type OpenerPlatform,
  type ProfileApiClient,
  type ProfileApiClientOptions,
  type PageSection,
} from '@oa-profile/api-client';
import { section } from '@oa-profile/api-client/internal/schemas';
import { listOf, optionalPart, text } from '@oa-profile/api-client/schemas/building-blocks';
import { createKeepClient, type KeepClient } from '@oa-profile/keep-client';
import * as v from 'valibot';
import { NotTried } from './broken.js';
import { createDocumentChecks, type DocumentChecks } from './document-checks.js';
import { findingOf } from './finding-of.js';
import { recordingFetch, type Exchange } from './recording-fetch.js';

/** Test visitors and data in states that no request leads to. Each makes more rules possible; rules use them up. */
export interface Prepared {
  /** Token of a second visitor. */
  rival?: string | undefined;
  /** Token of a visitor with this relation to the account, for each relation. */
  relations?: Partial<Record<FriendshipType, string>> | undefined;
  /** Token of a visitor who follows 5,000 accounts, not this one. */
  followLimit?: string | undefined;
  /** A visitor who follows 4,999 accounts, and search ids of at least two others. */
  nearFollowLimit?: { token: string; accounts: readonly string[] } | undefined;
  /** Id of a time with one table left. */
  lastTable?: string | undefined;
  /** Search id of an account that may not be shown. */
  forbiddenAccount?: string | undefined;
  /** Token of a visitor whom the Keep API refuses with this code, for each code: 402, 403, 405, 808, 809, 810 … */
  keep?: Readonly<Record<string, string>> | undefined;
}

/** Options of {@link createBackend}. */
export interface BackendOptions {
  /** Address of the Profile API, without `/v1`. */
  apiUrl: string;
  /** Search id of an account that the backend has. */
  account: string;
  /**
   * Address of the Keep API, without `/v1`.
   * @default rules of the Keep API are not tried
   */
  keepUrl?: string | undefined;
  /**
   * Token of a test visitor.
   * @default only rules for anonymous visitors are tried
   */
  token?: string | undefined;
  /**
   * Whether rules may change something: the test visitor's relation, follows, saved pages, reports and reservations.
   * @default false
   */
  write?: boolean | undefined;
  /**
   * Origin of the page, which CORS has to allow.
   * @default 'https://page.example'
   */
  pageOrigin?: string | undefined;
  /** @default none */
  prepared?: Prepared | undefined;
  /**
   * The Profile API's OpenAPI document, read from its YAML, with which the data of sections are checked.
   * @default they are not checked
   */
  document?: object | undefined;
  /** Names of headers that the backend calls otherwise. */
  headerNames?: ProfileApiClientOptions['headerNames'];
  /**
   * Milliseconds that a call may take.
   * @default 10000
   */
  callBudget?: number | undefined;
  /**
   * Milliseconds in which the page server needs the page and the data of sections.
   * @default 2000
   */
  sectionBudget?: number | undefined;
  /**
   * Seconds after which a write is repeated, to see whether the backend still knows it: a few minutes, for a run that
   * may take so long.
   * @default that is not tried
   */
  repeatAfter?: number | undefined;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined;
}

/** Who calls, and what the headers say of it. */
export interface VisitorOptions {
  /** @default an anonymous visitor */
  token?: string | undefined;
  /** @default a new one for each call */
  transactionId?: string | undefined;
  /** @default 'web' */
  callOrigin?: ProfileApiClientOptions['origin'] | undefined;
  /** @default 'en' */
  contentLanguage?: ProfileApiClientOptions['language'] | undefined;
  /** @default 'Desktop' */
  openerPlatform?: OpenerPlatform | undefined;
  /** @default not sent */
  openerKey?: string | undefined;
  /** @default not sent */
  addFriendRoute?: string | undefined;
  /** Whether the page server calls, and no browser. @default false */
  isPageServer?: boolean | undefined;
}

/** What rules ask of a page: even one that the page itself could not show has it. */
export interface PageOutline {
  account: {
    accountId: string;
    basicSearchId?: string | undefined;
    premiumSearchId?: string | undefined;
  };
  sections: PageSection[];
  subPages: { sections: PageSection[] }[];
}

const sections = optionalPart(listOf(section), []);

const pageOutline = v.object({
  result: v.object({
    account: v.object({
      accountId: text,
      basicSearchId: optionalPart(text),
      premiumSearchId: optionalPart(text),
    }),
    sections,
    subPages: optionalPart(listOf(v.object({ sections })), []),
  }),
});

/** A request that the clients would not send. */
export interface PlainRequest {
  method: string;
  /** Below the API's address. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** A backend on trial: what rules ask, and what has gone over the wire. */
export interface Backend {
  /** The search id that is tried. */
  readonly account: string;
  readonly prepared: Prepared;
  readonly pageOrigin: string;
  readonly headerNames: HeaderNames;
  readonly sectionBudget: number;
  /** Seconds. */
  readonly repeatAfter: number;
  /** Undefined without a document. */
  readonly checks: DocumentChecks | undefined;
  /** All that was sent so far, in its order. */
  readonly exchanges: readonly Exchange[];
  /** What was sent last, once something was. */
  lastExchange(): Exchange;
  /** What the client skipped so far, by path template. */
  readonly skippedParts: readonly { path: string; places: readonly string[] }[];
  /** The token of the test visitor. */
  token(): string;
  /** The page's own client, without retries. */
  visitor(options?: VisitorOptions): ProfileApiClient;
  /** A client of the test visitor, whose calls all have this transaction id if there is one. */
  testVisitor(transactionId?: string): ProfileApiClient;
  /** The second visitor. */
  rival(transactionId?: string): ProfileApiClient;
  /** @param acceptLanguage the browser's languages, 'en' if it says none */
  keep(token?: string, acceptLanguage?: string): KeepClient;
  send(request: PlainRequest, api?: 'profile' | 'keep'): Promise<Exchange>;
  /**
   * The account's page as an anonymous visitor gets it, asked once for a rule.
   *
   * @throws NotTried if it cannot be read: one rule says so, and not all of them
   */
  page(): Promise<PageOutline>;
  /** The id that some paths have. */
  accountId(): Promise<string>;
  newId(): string;
}

/** Makes the side of the backend that one rule uses. */
export function createBackend({
  apiUrl,
  account,
  keepUrl,
  token,
  pageOrigin = 'https://page.example',
  prepared = {},
  document,
  headerNames,
  callBudget = 10_000,
  sectionBudget = 2000,
  repeatAfter = 0,
  fetch = globalThis.fetch,
}: BackendOptions): Backend {
  const exchanges: Exchange[] = [];
  const skippedParts: { path: string; places: readonly string[] }[] = [];
  const recordingFrom = (origin: string | undefined) =>
    recordingFetch({
      origin,
      secrets: [token, ...tokensOf(prepared)].filter((secret): secret is string => Boolean(secret)),
      fetch,
      onExchange: (exchange) => exchanges.push(exchange),
    });
  const recording = recordingFrom(pageOrigin);
  const visitor = ({
    token: ofVisitor,
    transactionId,
    callOrigin = 'web',
    contentLanguage = 'en',
    openerPlatform = 'Desktop',
    openerKey,
    addFriendRoute,
    isPageServer = false,
  }: VisitorOptions = {}) =>
    createProfileApiClient({
      baseUrl: apiUrl,
      origin: callOrigin,
      language: contentLanguage,
      opener: { platform: openerPlatform, key: openerKey, addFriendRoute },
      getAccessToken: () => ofVisitor,
      headerNames,
      timeout: callBudget,
      retries: 0,
      onSkipped: (path, places) => skippedParts.push({ path, places }),
      ...(transactionId && { createTransactionId: () => transactionId }),
      fetch: isPageServer ? recordingFrom(undefined) : recording,
    });
  const lastExchange = (): Exchange => exchanges.at(-1) as Exchange;
  const own = (): string => token ?? missing('a token');
  let asked: Promise<PageOutline> | undefined;
  async function outline(): Promise<PageOutline> {
    const answer = await visitor()
      .getAccountPage(account)
      .catch((error: unknown) => error);
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), pageOutline), lastExchange().text);
    if (read.success) return read.output.result;
    const { field, found } = findingOf(answer, backend);
    throw new NotTried(
      `It needs a page of the account that can be read. What came: ${[field, found].filter(Boolean).join(', ')}`,
    );
  }
  const page = (): Promise<PageOutline> => (asked ??= outline());
  const backend: Backend = {
    account,
    prepared,
    pageOrigin,
    headerNames: { ...defaultHeaderNames, ...withoutUndefined(headerNames) },
    sectionBudget,
    repeatAfter,
    checks: document && createDocumentChecks(document, apiUrl),
    exchanges,
    lastExchange,
    skippedParts,
    token: own,
    visitor,
    testVisitor: (transactionId) => visitor({ token: own(), transactionId }),
    rival: (transactionId) => visitor({ token: prepared.rival ?? missing('a rival'), transactionId }),
    keep: (ofVisitor, acceptLanguage = 'en') =>
      createKeepClient({
        baseUrl: keepUrl ?? missing('a Keep API'),
        getAccessToken: () => ofVisitor,
        acceptLanguage,
        timeout: callBudget,
        retries: 0,
        fetch: recording,
      }),
    async send({ path, method, headers = {}, body }, api = 'profile') {
      const baseUrl = api === 'profile' ? apiUrl : (keepUrl ?? missing('a Keep API'));
      const signal = AbortSignal.timeout(callBudget);
      const init = { method, headers, signal, ...(body !== undefined && { body }) };
      await recording(`${baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`, init);
      return lastExchange();
    },
    page,
    accountId: async () => (await page()).account.accountId,
    newId: createTransactionId,
  };
  return backend;
}

/** Needs are checked before a rule is tried, so that only a rule that does not state one gets here. */
function missing(what: string): never {
  throw new NotTried(`It needs ${what}.`);
}

const withoutUndefined = (names: BackendOptions['headerNames'] = {}): Partial<HeaderNames> =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined));

const tokensOf = ({ rival, relations = {}, followLimit, nearFollowLimit, keep = {} }: Prepared) => [
  rival,
  followLimit,
  nearFollowLimit?.token,
  ...Object.values(relations),
  ...Object.values(keep),
];
