/** What a call passes on to {@link abortableFetch}, beside the options of fetch itself. */
export interface AbortableOptions {
  /** Gets a function that ends the request, and with it the connection, however far it is. */
  onStart?: (abort: () => void) => void;
}

/** axios keeps all that it has ever sent with, so that there is one for each function, however many clients there are. */
const wrapped = new WeakMap<typeof globalThis.fetch, typeof globalThis.fetch>();
const present: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/**
 * Lets a call end its request after axios has given it up. An answer that turns out to be too large is no longer read
 * then, but goes on to come, and to be unpacked; axios has let go of its signal, and nobody else can cancel a body that
 * it has begun to read.
 */
export function abortableFetch(fetch: typeof globalThis.fetch = present): typeof globalThis.fetch {
  const known = wrapped.get(fetch);
  if (known) return known;
  const abortable: typeof globalThis.fetch = async (input, init) => {
    const ending = new AbortController();
    const answer: { body?: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> } = {};
    const end = (): void => {
      ending.abort();
      // Once the answer has begun to come, Node forgets the signal with the next garbage that it collects.
      answer.body?.cancel().catch(() => undefined);
    };
    const signal = input instanceof Request ? input.signal : init?.signal;
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
    (init as AbortableOptions | undefined)?.onStart?.(end);
    const response = await fetch(input, { ...init, signal: ending.signal });
    if (!response.body) return response;
    answer.body = response.body.getReader();
    return new Response(readableFrom(answer.body), response);
  };
  wrapped.set(fetch, abortable);
  return abortable;
}

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
