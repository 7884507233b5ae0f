import { keptAttribute } from '../shared/service-worker.js';
import { belongsTo } from './page-key.js';

/** Pages that the visitor has seen, on the device. */
export interface KeptPages {
  find(key: string): Promise<Response | undefined>;
  /** Takes a page from the network, unless the answer is none of ours, or too big. The answer is read. */
  keep(key: string, answer: Response): Promise<void>;
  /** Forgets a page and its views: the account has no such thing any more. */
  forget(key: string): Promise<void>;
  /** Asks for a page by nothing but its key, unless it has just been kept. */
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
/** Milliseconds for which a page is as good as new. */
const NEW = 60_000;
/** When the page was kept, for the service worker itself. */
const KEPT_AT = 'x-kept-at';
/** How the document of a page begins that this server has made. */
const OURS = /<html\b(?=[^>]*\sdata-oa\b)/;
/** What is about the transfer, or about caches that share one page among visitors. */
const transferHeaders = ['content-encoding', 'content-length', 'vary'];

/** Whether an answer says that there is nothing to be shown to visitors. */
export const isGone = ({ status }: Response): boolean => status === 404 || status === 410 || status === 403;

/** Creates the pages that are kept. Nothing in them depends on who the visitor is. */
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
    // What is put anew is the newest, whatever a browser makes of what was there before.
    await cache.delete(key);
    try {
      await cache.put(key, new Response(bytes, { headers }));
    } catch (error) {
      // A device without room for the newer one still has what it had.
      if (older) await cache.put(key, older);
      throw error;
    }
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -MOST_PAGES).map((request) => cache.delete(request)));
  }

  /** When the page was like this. An answer that stood in a cache before, or was confirmed by the server, says so. */
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
      if (kept && now() - Number(kept.headers.get(KEPT_AT)) < NEW) return;
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
