import { isWhole } from './whole-file.js';

/** Scripts and styles of pages, whose names change with their content. */
export interface SavedFiles {
  /** Answers with the saved file, or else from the network, and then keeps the file. */
  answer(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response>;
  /** Whether all these files are saved. */
  has(paths: readonly string[]): Promise<boolean>;
  /** Fetches those of these files that are not saved yet, and keeps them. Whether all are saved now. */
  fetchAll(paths: readonly string[]): Promise<boolean>;
  /** Keeps the files of a page. If there are too many, the oldest are removed, but none of these. */
  keep(paths: readonly string[]): Promise<void>;
}

export interface SavedFilesOptions {
  open: () => Promise<Cache>;
  fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
}

/** Enough for the files that one visitor loads of several releases. */
const MOST_FILES = 150;

/** Whether a path is that of a file whose name changes with its content. */
export const isFile = (path: string): boolean => /^\/assets\/[^/]+$/.test(path);

/** Creates the store of files. If the browser's storage fails, everything comes from the network. */
export function createSavedFiles({ open, fetch }: SavedFilesOptions): SavedFiles {
  async function put(path: string, answer: Response): Promise<void> {
    if (await isFit(path, answer)) return (await open()).put(path, answer);
    // The browser's cache may have saved it as it came.
    const again = answer.ok ? await fetch(path, { cache: 'reload' }) : answer;
    if (await isFit(path, again)) await (await open()).put(path, again);
  }

  async function isFit(path: string, answer: Response): Promise<boolean> {
    // Some networks answer every request with a page of their own, such as a login page.
    const isPage = /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
    if (answer.status !== 200 || answer.redirected || isPage) return false;
    return !/\.(?:js|css)$/.test(path) || isWhole(await answer.clone().text());
  }

  async function has(paths: readonly string[]): Promise<boolean> {
    const cache = await open();
    const found = await Promise.all(paths.map((path) => cache.match(path)));
    return !found.includes(undefined);
  }

  async function fetchAll(paths: readonly string[]): Promise<boolean> {
    const cache = await open();
    // If one file cannot be saved, the others still are.
    await Promise.allSettled(
      paths.map(async (path) => {
        if (!(await cache.match(path))) await put(path, await fetch(path));
      }),
    );
    return has(paths);
  }

  return {
    has,
    fetchAll,
    async answer(request, keepAlive) {
      const path = new URL(request.url).pathname;
      // These modes are used for a file that has failed before: the saved copy may be broken.
      const isTrusted = request.cache !== 'reload' && request.cache !== 'no-store';
      const saved = isTrusted
        ? await open()
            .then((cache) => cache.match(path))
            .catch(() => undefined)
        : undefined;
      if (saved) return saved;
      const answer = await fetch(request);
      keepAlive(put(path, answer.clone()).catch(() => undefined));
      return answer;
    },
    async keep(paths) {
      await fetchAll(paths);
      const cache = await open();
      const saved = await cache.keys();
      const spare = saved.filter(({ url }) => !paths.includes(new URL(url).pathname));
      const tooMany = Math.max(0, saved.length - MOST_FILES);
      await Promise.all(spare.slice(0, tooMany).map((request) => cache.delete(request)));
    },
  };
}
