import { createHash } from 'node:crypto';
import type { Origin } from '@oa-profile/api-client';
import type { AccountPage } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
import { findItem, viewPath, type View } from '@oa-profile/profile';
import { plugins } from '../shared/plugins.js';
import { createAnswerCache, type Answer } from './answer-cache.js';
import { compress, uncompressed, type Compressed, type Packing } from './compressed.js';
import { createGate } from './gate.js';
import { openerMark } from './opener-places.js';
import type { PageSource } from './page-source.js';
import { renderAccountPage, type AccountPageInput } from './render-account-page.js';
import { requestedLanguage, type Visit } from './visit.js';

type Missing = Extract<ErrorCode, 'DATA_NOT_FOUND' | 'ROUTE_NOT_FOUND'>;

/** A rendered page as it is kept. */
export interface KeptPage {
  document: Compressed;
  /** Its Content-Security-Policy. */
  policy: string;
  /** Whether `fillInOpener` has to say from where it was opened. */
  hasOpenerMark: boolean;
  etag: string;
}

/** One visit to something of an account. */
export interface PageVisit {
  visit: Visit;
  view: View;
  language: Language;
  answer: AccountPage;
  /** The form in which it is wanted. */
  packing: Packing | undefined;
}

/** Rendered pages, in the server's memory. */
export interface AccountPages {
  /** @throws what rendering throws; BusyError when too much is being rendered. */
  get(visit: PageVisit): Promise<Answer<KeptPage, Missing>>;
  /** Bytes that are kept. */
  readonly bytes: number;
}

/** Options of {@link createAccountPages}. */
export interface AccountPagesOptions extends Pick<AccountPageInput, 'config' | 'assets' | 'onError'> {
  source: Pick<PageSource, 'getMore'>;
  policyOf: (origin: Origin, styleHash: string) => string;
  now: () => Date;
  /** Milliseconds for which a page is fresh. An older one is served while a new one is made. @default 10000 */
  freshFor?: number;
  /** The most bytes that are kept. @default 48000000 */
  maxBytes?: number | undefined;
  /** How many pages may be rendered at once. @default 100 */
  mostAtOnce?: number | undefined;
  /** Whether pages are kept packed. @default true */
  packs?: boolean;
  /** Hears of what is made, which may go on after an answer. */
  keepAlive?: ((work: Promise<unknown>) => void) | undefined;
}

/** Milliseconds for which an old page may be served: as long as those that a cache between keeps. */
const STALE_FOR = 60_000;
/** What a kept page takes besides its document. */
const ENTRY = 2000;

/**
 * Creates a memory of rendered pages, one for each kind of visit: what a visit's address says of where the page was opened
 * is filled in afterwards. Why, says decision 43.
 */
export function createAccountPages({
  source,
  policyOf,
  config,
  assets,
  now,
  onError,
  freshFor = 10_000,
  maxBytes = 48_000_000,
  mostAtOnce = 100,
  packs = true,
  keepAlive,
}: AccountPagesOptions): AccountPages {
  async function make({
    visit,
    view,
    language,
    answer,
    packing,
  }: PageVisit): Promise<Answer<KeptPage, Missing>> {
    const { origin, opener } = visit;
    const found =
      view.name === 'item'
        ? await findItem(answer, view, {
            plugins,
            getMore: (page) => source.getMore(page, language, origin),
          })
        : answer;
    if (!found) return { missing: 'DATA_NOT_FOUND' };
    const hasOpenerMark = isOpened(visit);
    const time = now();
    const page = await renderAccountPage({
      visit: { ...visit, opener: { platform: opener.platform, ...(hasOpenerMark && openerMark()) } },
      view,
      language,
      answer: found,
      config,
      assets,
      now: time,
      onError,
    });
    if (!page) return { missing: 'ROUTE_NOT_FOUND' };
    const { document, styleHash } = page;
    const text = Buffer.from(document);
    const policy = policyOf(origin, styleHash);
    return {
      value: {
        document: packs ? await compress(text, packing) : uncompressed(text),
        policy,
        hasOpenerMark,
        etag: etagOf(text, policy, time),
      },
    };
  }
  const pages = createAnswerCache({
    make,
    gate: createGate(mostAtOnce),
    sizeOf: ({ document }) => document.bytes + ENTRY,
    maxBytes,
    freshFor,
    staleFor: STALE_FOR,
    onError,
    keepAlive,
  });
  return {
    get: (visit) => pages.get(kindOf(visit), visit),
    get bytes() {
      return pages.bytes;
    },
  };
}

const isOpened = ({ opener: { key, addFriendRoute } }: Visit): boolean =>
  key !== undefined || addFriendRoute !== undefined;

/** All that a page depends on. What is not in here must not be in its document. */
function kindOf({ visit, view, language }: PageVisit): string {
  const { origin, searchId, basePath, opener } = visit;
  return JSON.stringify([
    origin,
    searchId,
    basePath,
    viewPath(view),
    language,
    requestedLanguage(visit),
    opener.platform,
    isOpened(visit),
  ]);
}

/**
 * Weak, since it stands for every packing, and for pages that differ in nothing but the moment at which they were
 * rendered. The policy counts, since 'not modified' does not bring a new one.
 */
function etagOf(document: Buffer, policy: string, renderedAt: Date): string {
  const moment = `"renderedAt":${renderedAt.getTime()}`;
  const at = document.indexOf(moment);
  const hash = createHash('sha1').update(policy);
  if (at < 0) hash.update(document);
  else hash.update(document.subarray(0, at)).update(document.subarray(at + moment.length));
  return `W/"${hash.digest('base64url')}"`;
}
