import { keptAttribute } from '../shared/service-worker.js';
import { belongsTo } from './page-key.js';

/** Pages that the visitor has seen, kept on the device. */
export interface KeptPages {
  find(key: string): Promise<Response | undefined>;
  /** Keeps a page from the network, unless it is not one of ours or too large. Consumes the answer's body. */
  keep(key: string, answer: Response): Promise<void>;
  /** Forgets a page and its views, which no longer exist. */
  forget(key: string): Promise<void>;
  /** Requests a page by its key and keeps it, unless it has just been kept. */
  refresh(key: string): Promise<void>;
}

/** Options of {@link createKeptPages}. */
export interface KeptPagesOptions {
  open: () => Promise<Cache>;
  fetch: (address: string, options: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const MOST_PAGES = 12;
const MOST_BYTES = 1_000_000;
/** How long a kept page is not requested again. */
const FRESH_MS = 60_000;
/** Header with the time when the page was kept, in milliseconds since the epoch. */
const KEPT_AT = 'x-kept-at';
/** How the documents of this site begin. */
const OURS = /<html\b(?=[^>]*\sdata-oa\b)/;
/** Headers about the transfer or for shared caches, which a kept page must not have. */
const transferHeaders = ['content-encoding', 'content-length', 'vary'];

/** Whether an answer says that the page no longer exists or is not public. */
export const isGone = ({ status }: Response): boolean => status === 404 || status === 410 || status === 403;

/** Creates the store of pages. Nothing in them depends on who the visitor is. */
export function createKeptPages({ open, fetch, now }: KeptPagesOptions): KeptPages {
  async function keep(key: string, answer: Response): Promise<void> {
    if (answer.status !== 200 || answer.redirected || !isDocument(answer)) return;
    const document = await answer.text();
    if (!OURS.test(document)) return;
    const bytes = new TextEncoder().encode(document.replace(OURS, `$& ${keptAttribute}="${timeOf(answer)}"`));
    if (bytes.length > MOST_BYTES) return;
    const headers = new Headers(answer.headers);
    transferHeaders.forEach((name) => headers.delete(name));
    headers.set(KEPT_AT, String(now()));
    const cache = await open();
    const older = await cache.match(key);
    // Deleted first, so that the new entry is the last of `keys()` in every browser.
    await cache.delete(key);
    try {
      await cache.put(key, new Response(bytes, { headers }));
    } catch (error) {
      // If there is no room for the new page, the old one is restored.
      if (older) await cache.put(key, older);
      throw error;
    }
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -MOST_PAGES).map((request) => cache.delete(request)));
  }

  /** When the page was current. An answer from a cache has an earlier `Date` than now. */
  function timeOf({ headers }: Response): number {
    const time = Date.parse(headers.get('date') ?? '');
    return Math.min(time || now(), now());
  }

  async function forget(key: string): Promise<void> {
    const cache = await open();
    const kept = await cache.keys();
    const gone = kept.filter(({ url }) => belongsTo(keyOf(url), key));
    await Promise.all(gone.map((request) => cache.delete(request)));
  }

  return {
    keep,
    forget,
    find: async (key) => (await open()).match(key),
    async refresh(key) {
      const kept = await (await open()).match(key);
      if (kept && now() - Number(kept.headers.get(KEPT_AT)) < FRESH_MS) return;
      const answer = await fetch(key, { credentials: 'omit', redirect: 'manual' });
      if (isGone(answer)) await forget(key);
      else await keep(key, answer);
    },
  };
}

const isDocument = ({ headers }: Response): boolean =>
  /^text\/html\b/.test(headers.get('content-type') ?? '');

function keyOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
