/** What a call passes to {@link abortableFetch} in addition to the options of fetch. */
export interface AbortableOptions {
  /** Receives a function that ends the request and its connection, at any stage. */
  onStart?: (abort: () => void) => void;
}

/** One wrapper for each fetch function, not for each client: axios keeps every function it has ever been given. */
const wrapped = new WeakMap<typeof globalThis.fetch, typeof globalThis.fetch>();
const present: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/**
 * Lets a call end its request after axios has given up on it. When a response is too large, axios stops reading, but
 * the response keeps arriving and being unpacked: axios has dropped the signal, and nobody else can cancel a body that
 * it has begun to read.
 *
 * A redirect is an error that says so. `redirect: 'error'` would not do: browsers do not tell that error from a lost
 * connection, which is worth a retry, and workerd does not know it.
 */
export function abortableFetch(fetch: typeof globalThis.fetch = present): typeof globalThis.fetch {
  const cached = wrapped.get(fetch);
  if (cached) return cached;
  const abortable: typeof globalThis.fetch = async (input, init) => {
    const ending = new AbortController();
    const answer: { body?: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> } = {};
    const end = (): void => {
      ending.abort();
      // Once the response has begun to arrive, Node loses the signal at the next garbage collection.
      answer.body?.cancel().catch(() => undefined);
    };
    const signal = input instanceof Request ? input.signal : init?.signal;
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
    (init as AbortableOptions | undefined)?.onStart?.(end);
    const response = await fetch(input, { ...init, signal: ending.signal });
    if (isRedirect(response)) {
      end();
      void response.body?.cancel().catch(() => undefined);
      throw new TypeError('fetch failed', { cause: new Error(UNEXPECTED_REDIRECT) });
    }
    if (!response.body) return response;
    answer.body = response.body.getReader();
    return new Response(readableFrom(answer.body), response);
  };
  wrapped.set(fetch, abortable);
  return abortable;
}

/** The words that Node has for a redirect that must not be followed. */
export const UNEXPECTED_REDIRECT = 'unexpected redirect';

/** Of a redirect that is not followed, browsers tell nothing else, and servers tell the status. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

function readableFrom<Chunk>(reader: ReadableStreamDefaultReader<Chunk>): ReadableStream<Chunk> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
