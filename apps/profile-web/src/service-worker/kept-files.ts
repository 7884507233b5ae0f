/** Scripts and styles of pages, whose names change with what is in them. */
export interface KeptFiles {
  /** Answers from what is kept, or else from the network, and then keeps it. */
  answer(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response>;
  /** Keeps the files of a page. What is too much goes, the oldest first, but none of these. */
  keep(paths: readonly string[]): Promise<void>;
}

/** Options of {@link createKeptFiles}. */
export interface KeptFilesOptions {
  open: () => Promise<Cache>;
  fetch: (request: Request | string) => Promise<Response>;
}

/** Several releases, as far as one visitor sees of them. */
const MOST_FILES = 150;

/** Whether a path is that of a file whose name changes with what is in it. */
export const isFile = (path: string): boolean => /^\/assets\/[^/]+$/.test(path);

/** Creates the files that are kept. Where the browser's storage fails, everything comes from the network. */
export function createKeptFiles({ open, fetch }: KeptFilesOptions): KeptFiles {
  async function put(path: string, answer: Response): Promise<void> {
    // Some networks answer everything with a page of their own, to log in for instance.
    const isPage = /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
    if (answer.status === 200 && !answer.redirected && !isPage) await (await open()).put(path, answer);
  }

  return {
    async answer(request, keepAlive) {
      const path = new URL(request.url).pathname;
      // A file that has failed is asked for like this: then what is kept of it is not trusted.
      const isTrusted = request.cache !== 'reload' && request.cache !== 'no-store';
      const kept = isTrusted
        ? await open()
            .then((cache) => cache.match(path))
            .catch(() => undefined)
        : undefined;
      if (kept) return kept;
      const answer = await fetch(request);
      keepAlive(put(path, answer.clone()).catch(() => undefined));
      return answer;
    },
    async keep(paths) {
      const cache = await open();
      // One that cannot be kept is no reason to do without the others.
      await Promise.allSettled(
        paths.map(async (path) => {
          if (!(await cache.match(path))) await put(path, await fetch(path));
        }),
      );
      const kept = await cache.keys();
      const spare = kept.filter(({ url }) => !paths.includes(new URL(url).pathname));
      const tooMany = Math.max(0, kept.length - MOST_FILES);
      await Promise.all(spare.slice(0, tooMany).map((request) => cache.delete(request)));
    },
  };
}
