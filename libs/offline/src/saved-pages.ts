import { savedAtAttribute } from './messages.js';
import type { SavedFiles } from './saved-files.js';
import { timeLimit } from './time-limit.js';

/** Pages that the visitor has seen, saved on the device. */
export interface SavedPages {
  find(key: string): Promise<Response | undefined>;
  /**
   * Takes over what the network answers: keeps a page, and forgets one that is gone. Only a whole document of this site
   * counts, and only for this key. Consumes the answer's body.
   */
  take(key: string, answer: Response): Promise<void>;
  /** Requests a page by its key and keeps it, unless it has just been saved. */
  refresh(key: string): Promise<void>;
}

export interface SavedPagesOptions {
  open: () => Promise<Cache>;
  fetch: (address: string, options: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The files of pages: a page without its files is of no use. */
  files: Pick<SavedFiles, 'has' | 'fetchAll'>;
}

const MOST_PAGES = 12;
const MOST_BYTES = 1_000_000;
/** How long a saved page is not requested again. */
const FRESH_MS = 60_000;
/** Header with the time when the page was saved, in milliseconds since the epoch. */
const SAVED_AT = 'x-saved-at';
/** How the documents of this site begin and end. A connection that is cut can look like the end of a document. */
const OURS = /<html\b(?=[^>]*\sdata-oa\b)/;
const END = /<\/html>\s*$/;
/** Letters within which a document of this site has begun. */
const BEGINNING = 1000;
/** Headers about the transfer or for shared caches, which a saved page must not have. */
const transferHeaders = ['content-encoding', 'content-length', 'vary'];

/** Whether an answer says that the page no longer exists or is not public. */
export const isGone = ({ status }: Response): boolean => status === 404 || status === 410 || status === 403;

/** Whether an answer begins as a document of this site. Reads its body no further. */
export async function beginsAsOurs({ body }: Response): Promise<boolean> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (reader && text.length < BEGINNING && !OURS.test(text)) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // What was cut may have told it before.
  }
  // Not awaited: of an answer that is read twice, this waits for the other reader.
  reader?.cancel().catch(() => undefined);
  return OURS.test(text.slice(0, BEGINNING));
}

/**
 * The document of an answer while it arrives. One that is cut, or of which nothing comes for too long, does not end: a
 * browser would take it for whole, or show its own error.
 *
 * @param patience how many milliseconds the network may be silent
 * @param onCut called when the network brings no more; then the rest of the document fails. If it rejects, the document
 *   goes on as the network has it
 * @param keepAlive called with what ends with the document
 */
export function untilCut(
  answer: Response,
  patience: number,
  { onCut, keepAlive }: { onCut: () => Promise<void>; keepAlive: (work: Promise<unknown>) => void },
): Response {
  const { body, status, statusText } = answer;
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let end = '';
  let isWanted = true;
  let finish: () => void = () => undefined;
  keepAlive(new Promise<void>((resolve) => (finish = resolve)));
  const isReplaced = (): Promise<boolean> =>
    onCut().then(
      () => true,
      () => false,
    );

  const arriving = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = reader?.read().catch(() => undefined);
      let next = await (part && timeLimit(patience).within(part));
      const isCut = !next?.value && !(next?.done && END.test(end));
      // A visitor who stops or leaves the page ends what is read of it, too.
      if (isCut && isWanted) next = (await isReplaced()) ? undefined : await part;
      if (!isWanted) return;
      if (next?.value) {
        end = (end + decoder.decode(next.value, { stream: true })).slice(-BEGINNING);
        controller.enqueue(next.value);
        return;
      }
      if (next) controller.close();
      else {
        controller.error(new TypeError('The network has died'));
        // Not awaited: this waits for who else reads the answer.
        reader?.cancel().catch(() => undefined);
      }
      finish();
    },
    async cancel(reason) {
      isWanted = false;
      finish();
      await reader?.cancel(reason);
    },
  });
  const headers = new Headers(answer.headers);
  // The body is no longer encoded.
  ['content-encoding', 'content-length'].forEach((name) => headers.delete(name));
  return new Response(arriving, { status, statusText, headers });
}

/** Creates the store of pages. Nothing in them depends on who the visitor is. */
export function createSavedPages({ open, fetch, now, files }: SavedPagesOptions): SavedPages {
  async function take(key: string, answer: Response): Promise<void> {
    if (answer.redirected || !isDocument(answer) || !(isGone(answer) || answer.status === 200)) return;
    const document = await answer.text();
    // Firewalls, portals and other servers answer, too. They say nothing about our pages.
    if (!OURS.test(document) || !END.test(document)) return;
    if (isGone(answer)) await (await open()).delete(key);
    else await keep(key, answer, document);
  }

  async function keep(key: string, answer: Response, document: string): Promise<void> {
    const bytes = new TextEncoder().encode(
      document.replace(OURS, `$& ${savedAtAttribute}="${timeOf(answer)}"`),
    );
    if (bytes.length > MOST_BYTES) return;
    const headers = new Headers(answer.headers);
    transferHeaders.forEach((name) => headers.delete(name));
    headers.set(SAVED_AT, String(now()));
    const cache = await open();
    const older = await cache.match(key);
    if (older && !(await isBetter(document, await older.clone().text()))) return;
    // Deleted first, so that the new entry is the last of `keys()` in every browser.
    await cache.delete(key);
    try {
      await cache.put(key, new Response(bytes, { headers }));
    } catch (error) {
      // If there is no room for the new page, the old one is restored.
      if (older) await cache.put(key, older);
      throw error;
    }
    const saved = await cache.keys();
    await Promise.all(saved.slice(0, -MOST_PAGES).map((request) => cache.delete(request)));
  }

  /** When the page was current. An answer from a cache has an earlier `Date` than now. */
  function timeOf({ headers }: Response): number {
    const time = Date.parse(headers.get('date') ?? '');
    return Math.min(time || now(), now());
  }

  /**
   * Whether a new document should replace an older one: always, unless only the older one has all its files. While two
   * releases answer in turn, the files of one of them may be gone.
   */
  async function isBetter(document: string, older: string): Promise<boolean> {
    const wanted = filesOf(document);
    return (await files.has(wanted)) || !(await files.has(filesOf(older))) || files.fetchAll(wanted);
  }

  async function load(key: string): Promise<void> {
    const saved = await (await open()).match(key);
    if (saved && now() - Number(saved.headers.get(SAVED_AT)) < FRESH_MS) return;
    await take(key, await fetch(key, { credentials: 'omit', redirect: 'manual' }));
  }

  /** What is being refreshed: a page may ask twice while the service worker takes over. */
  const refreshing = new Map<string, Promise<void>>();

  return {
    take,
    find: async (key) => (await open()).match(key),
    refresh(key) {
      const loading = refreshing.get(key) ?? load(key).finally(() => refreshing.delete(key));
      refreshing.set(key, loading);
      return loading;
    },
  };
}

const isDocument = ({ headers }: Response): boolean =>
  /^text\/html\b/.test(headers.get('content-type') ?? '');

/**
 * Paths of the files that a document of this site needs to start and for its first taps. Those for browsers without
 * script are left out, since such browsers have no service worker.
 */
function filesOf(document: string): string[] {
  const withScript = document.replace(/<noscript>.*?<\/noscript>/gs, '');
  const named = withScript.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="(\/assets\/[^"/?]+)["?]/g);
  return [...new Set([...named].map(([, path = '']) => path))];
}
