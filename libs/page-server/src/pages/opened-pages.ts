import { LRUCache } from 'lru-cache';
import { encoded, type ContentEncoding } from './compressed.js';
import type { CachedPage } from './account-pages.js';
import { createGate } from './gate.js';
import type { Visitor } from './visitor.js';
import { fillInOpener, type AddressOpener } from '../requests/opener-places.js';

/** Pages with the opener of a visit filled in: see docs/decisions/server.md. */
export interface OpenedPages {
  /**
   * The bytes of a page for one opener.
   *
   * @throws RefusedError when too many wait for theirs.
   */
  get(page: CachedPage, visit: OpenedVisit): Promise<Uint8Array>;
  /** Bytes of the kept ones. */
  readonly bytes: number;
}

/** One visit to such a page. */
export interface OpenedVisit {
  opener: AddressOpener;
  /** The encoding that the client prefers. */
  encoding: ContentEncoding | undefined;
  visitor: Visitor;
}

interface Opened {
  bytes: Uint8Array;
}

/** What a kept one takes besides its bytes. */
const ENTRY_BYTES = 500;
/**
 * How many are made at once: as many as Node has threads for compression. Each takes a megabyte or two while it is made,
 * and more of them are not made any faster.
 */
const MOST_MADE = 4;

/**
 * Creates a memory of filled-in pages. All visits of a poster have the same key, so their page is filled in and
 * compressed once, and then for as long as the page stays the same: a new rendering of the same page has the same tag.
 *
 * A page for a key that nobody has had yet waits for its turn. A message to many friends may give each a key of their own.
 *
 * @param maxBytes most bytes that are kept; those not asked for the longest are dropped
 * @param mostWaiting how many pages may wait
 * @param longestWait milliseconds that one may wait
 */
export function createOpenedPages(maxBytes: number, mostWaiting: number, longestWait: number): OpenedPages {
  const gate = createGate(MOST_MADE, { mostWaiting, longestWait });
  const kept = new LRUCache<string, Opened, () => Promise<Uint8Array>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + ENTRY_BYTES,
    // A pending one is answered even if the entry has been dropped meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _older, { context }) => ({ bytes: await context() }),
  });
  return {
    async get({ document, etag }, { opener, encoding, visitor }) {
      const fill = async (): Promise<Uint8Array> => {
        await visitor.turn();
        const text = Buffer.from(await document.as(undefined)).toString();
        return encoded(fillInOpener(text, opener), encoding);
      };
      const key = JSON.stringify([etag, encoding, opener.key, opener.addFriendRoute]);
      const { bytes } = await kept.forceFetch(key, { context: () => gate.run(fill) });
      return bytes;
    },
    get bytes() {
      return kept.calculatedSize;
    },
  };
}
