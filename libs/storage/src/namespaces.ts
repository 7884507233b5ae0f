import type { StorageAreaName } from './storage-area.js';

/** A namespace for one kind of entry, with its own keys and capacity. */
export interface CacheNamespace {
  name: string;
  area: StorageAreaName;
  /** The most entries that it holds, at least 1. Beyond that, the oldest is removed. */
  capacity: number;
}

type NamespaceName =
  | 'user'
  | 'notice'
  | 'qrTooltip'
  | 'keepTooltip'
  | 'scrollPosition'
  | 'firstPagePathType'
  | 'interruptedAction'
  | 'openWrite'
  | 'draft'
  | 'unclaimed'
  | 'ownData'
  | 'rotateNotice';

/** The namespaces of the page, with their limits (docs/product.md#storage). Plugins have their own. */
export const namespaces: Readonly<Record<NamespaceName, Readonly<CacheNamespace>>> = {
  user: { name: 'user', area: 'local', capacity: 100 },
  notice: { name: 'notice', area: 'local', capacity: 100 },
  qrTooltip: { name: 'qrTooltip', area: 'local', capacity: 1 },
  keepTooltip: { name: 'keepTooltip', area: 'local', capacity: 1 },
  scrollPosition: { name: 'scrollPosition', area: 'session', capacity: 1 },
  /** The action that a login interrupted. */
  interruptedAction: { name: 'interruptedAction', area: 'session', capacity: 1 },
  /** Pending writes, so that a reload does not repeat them. */
  openWrite: { name: 'openWrite', area: 'session', capacity: 20 },
  /** What a visitor has filled in and not sent yet, by form and account. */
  draft: { name: 'draft', area: 'session', capacity: 10 },
  /** The same three of a visitor who is not known yet, by namespace and key. */
  unclaimed: { name: 'unclaimed', area: 'session', capacity: 20 },
  /** A visitor's own coupons, points and plans, for when there is no network. */
  ownData: { name: 'ownData', area: 'local', capacity: 20 },
  /** The kind of page at which the visit began, which decides where a view leads back to. */
  firstPagePathType: { name: 'firstPagePathType', area: 'session', capacity: 1 },
  /** Whether the notice about landscape was dismissed. */
  rotateNotice: { name: 'rotateNotice', area: 'session', capacity: 1 },
};
