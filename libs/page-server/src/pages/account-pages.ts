import { viewPath } from '@oa-profile/plugin-sdk/page';
import type { View } from '@oa-profile/plugin-sdk/internal';
import { createHash } from 'node:crypto';
import type { Origin } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
import { findItem } from '@oa-profile/profile';
import { createAnswerCache, type Answer } from './answer-cache.js';
import { compress, uncompressed, type Compressed, type ContentEncoding } from './compressed.js';
import { documentParts, type PageDocument } from '../documents/document.js';
import { createGate } from './gate.js';
import type { Site } from '../documents/site.js';
import type { Visitor } from './visitor.js';
import { outOfTime } from './within.js';
import { openerPlaceholder } from '../requests/opener-places.js';
import type { CompletePage, PageSource } from './page-source.js';
import { renderAccountPage, type AccountPageInput } from '../documents/render-account-page.js';
import { requestedLanguage, type AccountVisit, type Visit } from '../requests/visit.js';

type Missing = Extract<ErrorCode, 'DATA_NOT_FOUND' | 'ROUTE_NOT_FOUND'>;

export interface CachedPage {
  document: Compressed;
  /** Its Content-Security-Policy. */
  policy: string;
  /** Whether `fillInOpener` must fill in where it was opened. */
  hasOpenerPlaceholder: boolean;
  etag: string;
}

/** One visit to a view of an account. */
export interface PageVisit {
  visit: AccountVisit;
  view: View;
  language: Language;
  /** Reads what the API has said. */
  answer: () => CompletePage;
  /** The site, without what is switched off for the account. */
  site: Site;
  /** The encoding that the client prefers. */
  encoding: ContentEncoding | undefined;
  visitor?: Visitor;
}

/** Rendered pages, from the server's memory or rendered now. */
export interface AccountPages {
  /** @throws what rendering throws; RefusedError when too much is being rendered. */
  get(visit: PageVisit): Promise<Answer<CachedPage, Missing>>;
  /** Bytes of the cached pages. */
  readonly bytes: number;
}

export interface AccountPagesOptions extends Pick<AccountPageInput, 'config' | 'assets' | 'onError'> {
  source: Pick<PageSource, 'getMore'>;
  policyOf: (origin: Origin, styleHash: string) => string;
  now: () => Date;
  /** Milliseconds for which a page is fresh. A stale one is served while a new one is rendered. @default 10000 */
  freshFor?: number;
  /** Most bytes of pages that are kept. @default 48000000 */
  maxBytes?: number | undefined;
  /** How many pages may be rendered at once. @default 100 */
  mostAtOnce?: number | undefined;
  /** Milliseconds that a page may take for all that it asks. @default 10000 */
  patience?: number | undefined;
  /** Whether pages are kept compressed. @default true */
  compresses?: boolean;
  /** Called with each rendering, which may outlast the answer. */
  keepAlive?: ((work: Promise<unknown>) => void) | undefined;
}

/** How long a stale page may be served: as long as shared caches keep pages. */
export const STALE_MS = 60_000;
/** What a saved page takes besides its document. */
const ENTRY_BYTES = 2000;

/**
 * Creates a cache of rendered pages, one for each kind of visit. The opener from a visit's address is filled in
 * afterwards, see docs/decisions/server.md.
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
  patience = 10_000,
  compresses = true,
  keepAlive,
}: AccountPagesOptions): AccountPages {
  async function make(
    { visit, view, language, answer: read, site, encoding, visitor }: PageVisit,
    _: CachedPage | undefined,
    isWanted: () => boolean,
  ): Promise<Answer<CachedPage, Missing>> {
    const { origin } = visit;
    await visitor?.turn(isWanted);
    const begun = performance.now();
    const answer = read();
    const found =
      view.name === 'item'
        ? await findItem(answer, view, {
            plugins: site.plugins,
            // A search over many pages of a list ends, too. What it has found so far is cached.
            getMore: (page) => {
              if (performance.now() - begun >= patience) throw outOfTime(patience);
              return source.getMore(page, language, origin);
            },
          })
        : answer;
    if (!found) return { missing: 'DATA_NOT_FOUND' };
    const hasOpenerPlaceholder = isOpened(visit);
    const time = now();
    const page = await renderAccountPage({
      visit: {
        ...visit,
        opener: { platform: visit.opener.platform, ...(hasOpenerPlaceholder && openerPlaceholder()) },
      },
      view,
      language,
      answer: found,
      config,
      assets,
      site,
      now: time,
      onError,
    });
    if (!page) return { missing: 'ROUTE_NOT_FOUND' };
    const { document } = page;
    const parts = documentParts(document);
    const policy = policyOf(origin, document.style.hash);
    return {
      value: {
        document: compresses ? await compress(parts, encoding) : uncompressed(parts),
        policy,
        hasOpenerPlaceholder,
        etag: etagOf(document, policy, time),
      },
    };
  }
  const gate = createGate(mostAtOnce);
  const pages = createAnswerCache({
    make,
    gateFor: () => gate,
    sizeOf: ({ document }) => document.bytes + ENTRY_BYTES,
    maxBytes,
    freshFor,
    staleFor: STALE_MS,
    onError: (error) => onError(error),
    keepAlive,
  });
  return {
    get: (visit) => pages.get(kindOf(visit), visit, visit.visitor?.signal),
    get bytes() {
      return pages.bytes;
    },
  };
}

const isOpened = ({ opener: { key, addFriendRoute } }: Visit): boolean =>
  key !== undefined || addFriendRoute !== undefined;

/** The cache key: everything that a page depends on. A document must not contain anything that is not in here. */
function kindOf({ visit, view, language, site }: PageVisit): string {
  const { origin, searchId } = visit;
  return JSON.stringify([
    origin,
    searchId,
    viewPath(view),
    language,
    requestedLanguage(visit),
    isOpened(visit),
    site.off,
  ]);
}

/**
 * Weak, since it covers every encoding, and pages that differ only in the time of their rendering. The policy is part
 * of it, since a 304 does not bring a new one.
 */
function etagOf({ beforeStyle, style, afterStyle }: PageDocument, policy: string, renderedAt: Date): string {
  const hash = createHash('sha1').update(policy).update(style.hash).update(beforeStyle);
  for (const piece of afterStyle.split(`"renderedAt":${renderedAt.getTime()}`)) hash.update(piece);
  return `W/"${hash.digest('base64url')}"`;
}
