import type { Relation } from '@oa-profile/api-client';
import type { ClaimedCache, ProfileServices, Saved, SavedNamespace } from '@oa-profile/plugin-sdk/page';
import { type Interrupted, parseRelation, parseSaved, type SentWrite } from '@oa-profile/plugin-sdk/internal';
import {
  namespaces,
  openCache,
  type Cache,
  type CacheNamespace,
  type OpenCacheOptions,
} from '@oa-profile/storage';

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
  | 'savedCache'
  | 'rotateNoticeCache'
>;

/** How the namespaces end that have what plugins save of nobody known. */
const UNCLAIMED = ' unclaimed';

/** Options of {@link openCaches}. */
export interface OpenCachesOptions {
  /** Identifies the visitor, like the host bridge's `getOwner`: what is remembered of one is not used for another. */
  owner: () => string | undefined;
  /**
   * Identifies the last known visitor while the current one cannot be known, like the host bridge's `getLastOwner`:
   * data saved for use without a network are read for them. @default nobody
   */
  lastOwner?: () => string | undefined;
  /**
   * Whether nobody can tell who the visitor is, like the host bridge's `isVisitorUnknown`: what they do and write is
   * kept for the visitor who is known next in this tab, until the bridge finds somebody else there. @default never
   */
  isVisitorUnknown?: () => boolean;
  /** The storage area, for tests. @default the area of each namespace */
  area?: CacheNamespace['area'];
}

/**
 * Opens the page's caches. Relations, interrupted actions, open writes, drafts, data of sections and what plugins save
 * belong to a visitor; what plugins save while nobody is known, to the tab or the device. Which notices, tooltips and announcements have been seen belongs to the device.
 */
export function openCaches({
  owner,
  lastOwner,
  isVisitorUnknown = () => false,
  area,
}: OpenCachesOptions): PageCaches {
  const open = <Payload>(
    namespace: CacheNamespace,
    parse: (value: unknown) => Payload | undefined,
    whose: Pick<OpenCacheOptions<Payload>, 'owner' | 'lastOwner'> = {},
  ): Cache<Payload> => openCache({ ...namespace, ...(area && { area }) }, { parse, ...whose });
  const own = { owner, ...(lastOwner && { lastOwner }) };
  const first = { owner: firstKnown(owner) };
  const saved = new Map<string, { namespace: SavedNamespace; cache: ClaimedCache<Saved> }>();
  /** A namespace whose entries are in another one as long as it is not known whose they are. */
  const claimed = <Payload>(
    namespace: CacheNamespace,
    parse: (value: unknown) => Payload | undefined,
    whose: Partial<typeof own>,
    { isUnknown = isVisitorUnknown, unclaimed = namespaces.unclaimed }: ClaimedOptions = {},
  ): ClaimedCache<Payload> =>
    withUnclaimed(namespace.name, {
      owned: open(namespace, parse, whose),
      unclaimed: open(unclaimed, parse),
      isUnknown,
    });
  const isNobodyKnown = (): boolean => owner() === undefined;
  return {
    relationCache: open<Relation>(namespaces.user, parseRelation, own),
    noticeCache: open(namespaces.notice, parseSeen),
    // An anonymous visitor's, too: a login is about to tell who they are.
    interruptedCache: claimed(namespaces.interruptedAction, parseInterrupted, own, {
      isUnknown: isNobodyKnown,
    }),
    openWrites: withPageWrites(claimed(namespaces.openWrite, parseOpenWrite, first)),
    draftCache: claimed(namespaces.draft, parseDraft, { ...own, ...first }),
    ownDataCache: open<Saved>(namespaces.ownData, parseSaved, own),
    savedCache(namespace) {
      const { name } = namespace;
      const known = saved.get(name);
      const isTaken = Object.hasOwn(namespaces, name) || name.endsWith(UNCLAIMED);
      // Each would read, and remove, what the other one has kept.
      if (isTaken || (known && known.namespace !== namespace))
        throw new RangeError(`Namespace '${name}' is taken: a plugin has one constant, named in 'saves'`);
      if (known) return known.cache;
      const cache = claimed(namespace, parseSaved, namespace.isReadForLast ? own : { owner }, {
        isUnknown: isNobodyKnown,
        ...(namespace.whileUnknown === 'device' && {
          unclaimed: { ...namespace, name: `${name}${UNCLAIMED}` },
        }),
      });
      saved.set(name, { namespace, cache });
      return cache;
    },
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

interface ClaimedOptions {
  /** @default whether nobody can tell who the visitor is */
  isUnknown?: () => boolean;
  /** Where entries are as long as it is not known whose they are. @default in the tab */
  unclaimed?: CacheNamespace;
}

/** Two places for the same entries, and when the second one is used. */
interface Claimed<Payload> {
  /** For entries whose owner is known, or known not to be signed in. */
  owned: Cache<Payload>;
  /** For entries of anybody who uses the tab. */
  unclaimed: Cache<Payload>;
  isUnknown: () => boolean;
}

/** Reading an entry that was kept while the visitor was unknown makes it theirs once they are known. */
function withUnclaimed<Payload>(
  name: string,
  { owned, unclaimed, isUnknown }: Claimed<Payload>,
): ClaimedCache<Payload> {
  const idOf = (key: string): string => `${name} ${key}`;
  return {
    get(key) {
      const found = unclaimed.get(idOf(key));
      if (found === undefined) return owned.get(key);
      if (!isUnknown()) {
        unclaimed.delete(idOf(key));
        owned.set(key, found);
      }
      return found;
    },
    set(key, payload) {
      if (isUnknown()) return unclaimed.set(idOf(key), payload);
      unclaimed.delete(idOf(key));
      return owned.set(key, payload);
    },
    delete(key) {
      unclaimed.delete(idOf(key));
      owned.delete(key);
    },
  };
}

/** Remembers this page's own open writes in memory too, in case the storage is full or the visitor changes. */
function withPageWrites(cache: ClaimedCache<SentWrite>): ClaimedCache<SentWrite> {
  const own = new Map<string, SentWrite>();
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
  };
}

function parseInterrupted(value: unknown): Interrupted[] | undefined {
  const isInterrupted = (one: Partial<Record<keyof Interrupted, unknown>> | null): boolean =>
    typeof one?.searchId === 'string' &&
    typeof one.action === 'string' &&
    typeof one.needsLogin === 'boolean';
  return Array.isArray(value) && value.length > 0 && value.every(isInterrupted)
    ? (value as Interrupted[])
    : undefined;
}

function parseOpenWrite(value: unknown): SentWrite | undefined {
  const { transactionId, fingerprint, isAnonymous } = value as Partial<Record<keyof SentWrite, unknown>>;
  if (typeof transactionId !== 'string') return undefined;
  return {
    transactionId,
    ...(typeof fingerprint === 'string' && { fingerprint }),
    isAnonymous: isAnonymous === true,
  };
}

const parseDraft = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

const parseSeen = (value: unknown): true | undefined => value === true || undefined;
