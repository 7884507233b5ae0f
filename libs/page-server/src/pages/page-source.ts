import {
  createProfileApiClient,
  type Origin,
  type ProfileApiClient,
  type SubPagePlugin,
  type AccountPage,
} from '@oa-profile/api-client';
import { skippedPartsError, withoutSentAlong } from '@oa-profile/api-client/internal';
import { isProfileError, ProfileError, type ErrorCode } from '@oa-profile/errors';
import type { Plugin, PageState } from '@oa-profile/plugin-sdk/page';
import type { AnonymousApi, PluginSettings } from '@oa-profile/plugin-sdk/internal';
import { askPlugins } from '@oa-profile/plugin-sdk/internal';
import type { Language } from '@oa-profile/i18n';
import { fallbackLanguage } from '@oa-profile/i18n/internal';
import { completeSections, fetchSectionData } from '@oa-profile/profile';
import type { WantedListPage } from '@oa-profile/profile/internal';
import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.js';
import { createAnswerCache, type Answer } from './answer-cache.js';
import { createCircuit, type Circuit } from './circuit.js';
import { AbandonedError, createGate, RefusedError } from './gate.js';
import type { Visitor } from './visitor.js';
import { withoutOff, type Switches } from '../requests/switches.js';
import type { WantedLanguage } from '../requests/visit.js';

/**
 * How long a stale answer may be served while a new one is fetched: as long as shared caches may serve a stale page.
 * Without a limit, an account that nobody has visited for days would be shown as it was then.
 */
const STALE_MS = 600_000;

/** How many reports of odd answers are remembered, so that each is logged once. */
const MOST_REPORTED = 1000;

/** How many ids of accounts are remembered. */
const MOST_KNOWN = 50_000;

/** An account page with the data of its sections, and with what plugins have for its first screen. */
export interface CompletePage extends AccountPage, Pick<PageState, 'given'> {}

type Missing = Extract<ErrorCode, 'DATA_NOT_FOUND' | 'FORBIDDEN_SEARCH_ID'>;

/** What the API says of an id: a page in a language, or the reason why there definitely is none. */
export type PageAnswer =
  | {
      /** Reads the page. Of accounts that are asked for often, it is the same object for a while. */
      page: () => CompletePage;
      language: Language;
      /** What is switched off for the account. */
      off: readonly string[];
    }
  | { missing: Missing };

/** Account pages, from the API or from the server's own memory. */
export interface PageSource {
  /**
   * @throws ProfileError when the API fails and no older answer is cached; RefusedError if too many requests are pending, or
   * the API has just failed.
   */
  get(searchId: string, language: WantedLanguage, origin: Origin, visitor?: Visitor): Promise<PageAnswer>;
  /**
   * A page of a section's list, kept like the account pages.
   *
   * @throws as {@link PageSource.get} does.
   */
  getMore(page: WantedListPage, language: Language, origin: Origin): Promise<unknown>;
  /** Bytes of the cached answers. */
  readonly bytes: number;
}

export interface PageSourceOptions {
  apiUrl: string;
  /** Those whose sections are shown. */
  plugins: readonly Plugin[];
  settings: PluginSettings;
  /** What is not asked for, and left out of what was. @default nothing */
  switches?: Switches | undefined;
  /**
   * Milliseconds for which an answer is fresh. A stale one is served while a new one is fetched.
   * @default 30000
   */
  freshFor?: number;
  /**
   * Most bytes of answers that are kept, as they lie in memory.
   * @default 48000000
   */
  maxBytes?: number | undefined;
  /**
   * How many pages may be requested at once, and how many calls the API has at once. Ids that are not known to exist take at most half of the places.
   * @default 100
   */
  mostAtOnce?: number | undefined;
  /** Waits before an answer of the API is read. @default not at all */
  beforeReading?: (() => Promise<void>) | undefined;
  /** Called with each request to the API, which may outlast the answer to the visitor. */
  keepAlive?: ((work: Promise<unknown>) => void) | undefined;
  /**
   * Called with failures that would go unnoticed because an older answer was served, and once with each odd part of an
   * account's answers; with an id of the account. What fails of one page at once is told at once, with the first failure.
   */
  onError: (error: unknown, account: string, others?: readonly unknown[]) => void;
  /** Called when the API, or one account's part of it, is left alone for a while. @default nothing */
  onPause?: ((pause: Pause) => void) | undefined;
  /** Called with each page that the API has sent. @default nothing */
  onPage?: ((page: AccountPage) => void) | undefined;
}

const notTheApi = (status: number, cause: unknown): ProfileError =>
  new ProfileError({
    code: 'SERVER_INITIALIZE_ERROR',
    message: `API_URL answers ${status} without an error of the API: is it the address of the Profile API?`,
    cause,
  });

const idsOf = ({ account: { basicSearchId, premiumSearchId } }: AccountPage): string[] => [
  basicSearchId,
  ...(premiumSearchId === undefined ? [] : [premiumSearchId]),
];

const idOf = ({ account }: WantedListPage): string => account.basicSearchId;

/** What tells reports apart of which one is enough; undefined for others. */
function identityOf(error: unknown, account: string): string | undefined {
  // A section for which the site has no plugin is on many accounts' pages.
  if (error instanceof RangeError) return error.message;
  if (!isProfileError(error, 'API_RESPONSE_INVALID')) return undefined;
  const { path, issues, places } = error.data ?? {};
  return JSON.stringify([account, path, error.message, issues, places]);
}

/** What is left alone for a while. */
export interface Pause {
  /** What the API is not asked for, in words for the log. */
  service: string;
  /** Undefined if it is not asked for any account. */
  account: string | undefined;
  milliseconds: number;
  /** The failure that led to it. */
  cause: unknown;
}

/** Whose ids may be made up by anybody. */
const UNKNOWN_IDS = 'page of an unknown id';

interface Asked {
  searchId: string;
  language: Language;
  origin: Origin;
  /** The API's answer, if it has just been asked. */
  given?: AccountPage | undefined;
  /** Who has asked first. */
  visitor?: Visitor | undefined;
}

/** A value as it is kept: as JSON in bytes, which take a quarter of the object, and none of the heap. */
interface Packed<Value> {
  json: Uint8Array;
  /** The ids of the account, if it is one. */
  ids?: readonly string[];
  /** Says what is in there. */
  of?: Value;
}
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const pack = <Value>(value: Value): Packed<Value> => ({ json: encoder.encode(JSON.stringify(value)) });

/** What a kept one takes besides its bytes. */
const ENTRY_BYTES = 500;
const sizeOf = ({ json }: Packed<unknown>): number => json.byteLength + ENTRY_BYTES;

/**
 * Creates a source of account pages that sends the API one request at a time for each page, and serves stale answers
 * while the API is down. It asks as an anonymous visitor without an opener, since all visitors share the answer.
 */
export function createPageSource({
  apiUrl,
  plugins: allPlugins,
  settings,
  switches,
  freshFor = 30_000,
  maxBytes = 48_000_000,
  mostAtOnce = 100,
  beforeReading,
  keepAlive,
  onError,
  onPause = () => undefined,
  onPage = () => undefined,
}: PageSourceOptions): PageSource {
  const reported = new Set<string>();
  /** For what costs no page: one with an odd field is fetched again and again, but reported once. */
  function report(error: unknown, account: string): void {
    // The failures that led to it have been reported.
    if (error instanceof RefusedError) return;
    const identity = identityOf(error, account);
    if (identity !== undefined) {
      if (reported.has(identity)) return;
      if (reported.size >= MOST_REPORTED) reported.clear();
      reported.add(identity);
    }
    onError(error, account);
  }

  const circuits = new Map<string, Circuit>();
  function circuitOf(service: string): Circuit {
    const circuit =
      circuits.get(service) ??
      createCircuit({
        countsRefusals: service !== UNKNOWN_IDS,
        onPause: (pause) => onPause({ service, ...pause }),
      });
    circuits.set(service, circuit);
    return circuit;
  }

  /** The calls of one page come together, and pages are gated below: whoever waits here has a place. */
  const calls = createGate(mostAtOnce, { mostWaiting: Number.POSITIVE_INFINITY });

  /** Sends a call in the trace of the visitor who has it made, and has its answer read in turn. */
  const fetchFor = (trace: string | undefined): typeof fetch | undefined =>
    beforeReading || trace !== undefined
      ? async (input, init) => {
          const request = new Request(input, init);
          if (trace !== undefined) request.headers.set('traceparent', trace);
          const answer = await fetch(request);
          await beforeReading?.();
          return answer;
        }
      : undefined;

  /** A client for one account, which leaves services of the API alone while they fail. */
  function clientFor(language: Language, origin: Origin, account: string, trace?: string): AnonymousApi {
    const asked = (service: string, call: (api: ProfileApiClient) => Promise<unknown>): Promise<never> => {
      const circuit = circuitOf(service);
      const send = (): Promise<unknown> =>
        call(
          createProfileApiClient({
            baseUrl: apiUrl,
            origin,
            language,
            opener: { platform: 'Unknown' },
            fetch: fetchFor(trace),
            // Retries hide what is short. What lasts is asked for less, not more.
            retries: circuit.isInDoubt ? 0 : undefined,
            onSkipped: (path, places) => report(skippedPartsError(path, places), account),
          }),
        );
      return circuit.run(account, () => calls.run(send)) as Promise<never>;
    };
    /** Each method is a service of its own, and so is each plugin's. */
    function serviceOf(method: keyof AnonymousApi, [target]: readonly unknown[]): string {
      if (method === 'getSubPagePlugin') return (target as SubPagePlugin).type;
      // Made-up ids for which it fails say nothing of accounts.
      return method === 'getAccountPage' && !countries.has(account) ? UNKNOWN_IDS : method;
    }
    return new Proxy({} as AnonymousApi, {
      get:
        (_, method: keyof AnonymousApi) =>
        (...call: unknown[]) =>
          asked(serviceOf(method, call), (api) =>
            (api[method] as (...call: unknown[]) => Promise<unknown>)(...call),
          ),
    });
  }

  async function complete(
    { searchId, language, origin, given, visitor }: Asked,
    replaced: Packed<CompletePage> | undefined,
    isWanted: () => boolean,
  ): Promise<Answer<Packed<CompletePage>, Missing>> {
    await visitor?.turn(isWanted);
    const found = given ? { value: given } : await fetchPage({ searchId, language, origin, visitor });
    if ('missing' in found) return found;
    if (!isWanted()) throw new AbandonedError();
    const off = switches?.offFor(idsOf(found.value)) ?? [];
    const page = withoutOff(found.value, off);
    const plugins = allPlugins.filter(({ name }) => !off.includes(name));
    const older = replaced && unpack(replaced);
    const api = clientFor(language, origin, searchId, visitor?.trace);
    const failures: unknown[] = [];
    const onPartError = (error: unknown): void => {
      if (error instanceof RefusedError || identityOf(error, searchId) !== undefined) report(error, searchId);
      else failures.push(error);
    };
    const [completed, ofPlugins] = await Promise.all([
      completeSections(api, page, { plugins, onError: onPartError, older }),
      askPlugins(api, page, { plugins, settings, onError: onPartError }),
    ]);
    if (failures.length > 0) onError(failures[0], searchId, failures.slice(1));
    // What plugins have made of what came along is enough.
    const value = { ...withoutSentAlong(completed), given: ofPlugins };
    onPage(value);
    const packed = { ...pack(value), ids: idsOf(value) };
    // It is rendered next: what has been checked of it is not checked again.
    read.set(packed, value);
    return { value: packed };
  }

  async function fetchPage({
    searchId,
    language,
    origin,
    visitor,
  }: Asked): Promise<Answer<AccountPage, Missing>> {
    try {
      const value = await clientFor(language, origin, searchId, visitor?.trace).getAccountPage(searchId);
      countries.set(searchId, value.account.countryCode);
      return { value };
    } catch (error) {
      if (!isProfileError(error, 'HTTP_ABNORMAL')) throw error;
      const { status, message, serverStatusCode } = error.data ?? {};
      if (status !== 403 && status !== 404 && status !== 410) throw error;
      // The API says what it has not found or does not show. A wrong path, or a firewall before it, says nothing that
      // it would.
      if (message === undefined && serverStatusCode === undefined) throw notTheApi(status, error);
      return { missing: status === 403 ? 'FORBIDDEN_SEARCH_ID' : 'DATA_NOT_FOUND' };
    }
  }
  /** What has just been read: what is made once for each object, such as checks, is shared by all views of an account. */
  const read = new LRUCache<Packed<unknown>, object>({
    maxSize: Math.ceil(maxBytes / 24),
    sizeCalculation: (_, { json }) => json.byteLength,
  });
  function unpack<Value extends object>(packed: Packed<Value>): Value {
    const known = read.get(packed) as Value | undefined;
    if (known) return known;
    const value = JSON.parse(decoder.decode(packed.json)) as Value;
    read.set(packed, value);
    return value;
  }
  /** The same object for as long as the page is: what is made once for each object is made once for this one, too. */
  const left = new WeakMap<CompletePage, { key: string; page: CompletePage }>();
  function leftOf(packed: Packed<CompletePage>, off: readonly string[]): CompletePage {
    const whole = unpack(packed);
    if (off.length === 0) return whole;
    const key = off.join(' ');
    const known = left.get(whole);
    if (known?.key === key) return known.page;
    const given = Object.fromEntries(
      Object.entries(whole.given ?? {}).filter(([name]) => !off.includes(name)),
    );
    const page = { ...withoutOff(whole, off), given };
    left.set(whole, { key, page });
    return page;
  }
  const gate = createGate(mostAtOnce);
  // While the API hangs, requests for made-up ids must not take the places of those for accounts.
  const gateOfUnknown = createGate(Math.ceil(mostAtOnce / 2), { within: gate });
  /** Countries of the accounts that the API has had. They are remembered longer than its answers. */
  const countries = new LRUCache<string, string>(atMost(MOST_KNOWN));
  const shared = {
    sizeOf,
    freshFor,
    staleFor: STALE_MS,
    keepAlive,
  };
  const pages = createAnswerCache({
    ...shared,
    make: complete,
    gateFor: ({ searchId }) => (countries.has(searchId) ? gate : gateOfUnknown),
    maxBytes,
    onError: (error, { searchId }) => onError(error, searchId),
  });
  /** Answers that tell the country of an account which is not known yet: nothing else is asked for in their language. */
  const firsts = createAnswerCache({
    ...shared,
    make: async (asked: Asked, _, isWanted): Promise<Answer<Packed<AccountPage>, Missing>> => {
      await asked.visitor?.turn(isWanted);
      const found = await fetchPage(asked);
      return 'missing' in found ? found : { value: pack(found.value) };
    },
    gateFor: () => gateOfUnknown,
    maxBytes: Math.ceil(maxBytes / 16),
    onError: (error, { searchId }) => onError(error, searchId),
  });
  async function languageFor(
    { searchId, origin, visitor }: Pick<Asked, 'searchId' | 'origin' | 'visitor'>,
    wanted: WantedLanguage,
  ): Promise<Pick<Asked, 'language' | 'given'> | { missing: Missing }> {
    if (typeof wanted === 'string') return { language: wanted };
    const country = countries.get(searchId);
    if (country !== undefined) return { language: wanted(country) };
    const asked = { searchId, language: fallbackLanguage, origin, visitor };
    const first = await firsts.get(`${origin} ${searchId}`, asked, visitor?.signal);
    if ('missing' in first) return first;
    const page = unpack(first.value);
    const language = wanted(page.account.countryCode);
    return { language, given: language === asked.language ? page : undefined };
  }
  const more = createAnswerCache({
    ...shared,
    // Lists are asked of accounts that are there.
    gateFor: () => gate,
    make: async ({ language, origin, page }: Omit<Asked, 'searchId'> & { page: WantedListPage }) => ({
      value: pack({ data: await fetchSectionData(clientFor(language, origin, idOf(page)), page) }),
    }),
    maxBytes: Math.ceil(maxBytes / 4),
    onError: (error, { page }) => onError(error, idOf(page)),
  });

  return {
    async get(searchId, wanted, origin, visitor) {
      const known = await languageFor({ searchId, origin, visitor }, wanted);
      if ('missing' in known) return known;
      const { language } = known;
      const answer = await pages.get(
        `${language} ${origin} ${searchId}`,
        { ...known, searchId, origin, visitor },
        visitor?.signal,
      );
      if ('missing' in answer) return answer;
      const { value } = answer;
      const off = switches?.offFor(value.ids ?? []) ?? [];
      return { page: () => leftOf(value, off), language, off };
    },
    async getMore(page, language, origin) {
      const { account, section, cursor } = page;
      const key = JSON.stringify([
        language,
        origin,
        account.accountId,
        section.pageId,
        section.type,
        section.id,
        cursor,
      ]);
      const answer = await more.get(key, { language, origin, page });
      return 'value' in answer ? unpack(answer.value).data : undefined;
    },
    get bytes() {
      return pages.bytes + firsts.bytes + more.bytes;
    },
  };
}
