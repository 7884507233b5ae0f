import type { OpenWrite } from '@oa-profile/api-client';
import type { Relation } from '@oa-profile/api-client/schemas';
import {
  namespaces,
  openCache,
  type Cache,
  type CacheNamespace,
  type OpenCacheOptions,
} from '@oa-profile/storage';
import { parseKept, type Kept } from '../core/kept/kept.js';
import { parseRelation } from '../features/relation/parse-relation.js';
import type { ProfileServices } from '../core/store/services.js';

/** What the page remembers of a visitor, in the namespaces of docs/product.md#storage. */
export type PageCaches = Pick<
  ProfileServices,
  | 'relationCache'
  | 'noticeCache'
  | 'tooltipCaches'
  | 'interruptedCache'
  | 'openWrites'
  | 'draftCache'
  | 'ownDataCache'
  | 'reservationCache'
  | 'lastVisitCache'
  | 'rotateNoticeCache'
>;

/** Options of {@link openCaches}. */
export interface OpenCachesOptions {
  /** Identifies the visitor, like the host bridge's `getOwner`: what is remembered of one is not used for another. */
  owner: () => string | undefined;
  /**
   * Identifies the last known visitor while the current one cannot be known, like the host bridge's `getLastOwner`:
   * data kept for use without a network are read for them. @default nobody
   */
  lastOwner?: () => string | undefined;
  /** The storage area, for tests. @default the area of each namespace */
  area?: CacheNamespace['area'];
}

/**
 * Opens the page's caches. Relations, interrupted actions, open writes, drafts, data of sections, reservations and
 * visits belong to a visitor. Which notices, tooltips and announcements have been seen belongs to the device.
 */
export function openCaches({ owner, lastOwner, area }: OpenCachesOptions): PageCaches {
  const open = <Payload>(
    namespace: CacheNamespace,
    parse: (value: unknown) => Payload | undefined,
    whose: Pick<OpenCacheOptions<Payload>, 'owner' | 'lastOwner'> = {},
  ): Cache<Payload> => openCache({ ...namespace, ...(area && { area }) }, { parse, ...whose });
  const own = { owner, ...(lastOwner && { lastOwner }) };
  return {
    relationCache: open<Relation>(namespaces.user, parseRelation, own),
    noticeCache: open(namespaces.notice, parseSeen),
    interruptedCache: open(
      namespaces.interruptedAction,
      (value) => (typeof value === 'string' ? value : undefined),
      { owner },
    ),
    openWrites: withOwnWrites(open(namespaces.openWrite, parseOpenWrite, { owner: firstKnown(owner) })),
    draftCache: open(namespaces.draft, parseDraft, { owner: firstKnown(owner) }),
    ownDataCache: open<Kept>(namespaces.ownData, parseKept, own),
    reservationCache: open<Kept>(namespaces.reservation, parseKept, own),
    lastVisitCache: open<Kept>(namespaces.lastVisit, parseKept, { owner }),
    rotateNoticeCache: open(namespaces.rotateNotice, parseSeen),
    tooltipCaches: {
      qr: open(namespaces.qrTooltip, parseSeen),
      keep: open(namespaces.keepTooltip, parseSeen),
    },
  };
}

/**
 * The first known owner: a visitor whose sign-in expires while the page is open must still find their open writes. The
 * app's SDK may report the visitor late.
 */
function firstKnown(owner: () => string | undefined): () => string | undefined {
  let first: string | undefined;
  return () => (first ??= owner());
}

/** Remembers this page's own open writes in memory too, in case the storage is full or the visitor changes. */
function withOwnWrites(cache: Cache<OpenWrite>): Cache<OpenWrite> {
  const own = new Map<string, OpenWrite>();
  return {
    get: (key) => own.get(key) ?? cache.get(key),
    set(key, write) {
      own.set(key, write);
      return cache.set(key, write);
    },
    delete(key) {
      own.delete(key);
      cache.delete(key);
    },
    clear() {
      own.clear();
      cache.clear();
    },
  };
}

function parseOpenWrite(value: unknown): OpenWrite | undefined {
  const { transactionId, fingerprint } = value as Partial<Record<keyof OpenWrite, unknown>>;
  if (typeof transactionId !== 'string') return undefined;
  return { transactionId, ...(typeof fingerprint === 'string' && { fingerprint }) };
}

const parseDraft = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

const parseSeen = (value: unknown): true | undefined => value === true || undefined;
