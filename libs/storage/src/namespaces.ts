import type { StorageAreaName } from './storage-area.js';

/** A shelf of its own for one kind of entry: its keys and its capacity are nobody else's. */
export interface CacheNamespace {
  name: string;
  area: StorageAreaName;
  /** The most entries it holds, at least 1. One more, and the oldest goes. */
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
  | 'ownData'
  | 'reservation'
  | 'rotateNotice';

/** Every namespace of the product, with its limit (docs/product.md#storage). */
export const namespaces: Readonly<Record<NamespaceName, Readonly<CacheNamespace>>> = {
  user: { name: 'user', area: 'local', capacity: 100 },
  notice: { name: 'notice', area: 'local', capacity: 100 },
  qrTooltip: { name: 'qrTooltip', area: 'local', capacity: 1 },
  keepTooltip: { name: 'keepTooltip', area: 'local', capacity: 1 },
  scrollPosition: { name: 'scrollPosition', area: 'session', capacity: 1 },
  /** What a visitor was about to do when the login came between. */
  interruptedAction: { name: 'interruptedAction', area: 'session', capacity: 1 },
  /** Writes that were sent and not answered yet, so that a reload does not do them a second time. */
  openWrite: { name: 'openWrite', area: 'session', capacity: 20 },
  /** A visitor's own coupons, points and plans, for when there is no network. */
  ownData: { name: 'ownData', area: 'local', capacity: 20 },
  /** What a visitor has reserved, by account, until it is over. */
  reservation: { name: 'reservation', area: 'local', capacity: 5 },
  /** What kind of page the visit began at, which decides where a view leads back to. */
  firstPagePathType: { name: 'firstPagePathType', area: 'session', capacity: 1 },
  /** That the notice about landscape was dismissed. */
  rotateNotice: { name: 'rotateNotice', area: 'session', capacity: 1 },
};
