const origin = 'https://page.example';

/** A fake of the cache methods that the service worker uses, with entries in the order in which they were put. */
export function createFakeCache(): Cache {
  const entries = new Map<string, Response>();
  const keyOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  return {
    match: (request: RequestInfo | URL) => Promise.resolve(entries.get(keyOf(request))?.clone()),
    put: async (request: RequestInfo | URL, response: Response) => {
      const body = await response.arrayBuffer();
      entries.set(keyOf(request), new Response(body, response));
    },
    delete: (request: RequestInfo | URL) => Promise.resolve(entries.delete(keyOf(request))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
  } as unknown as Cache;
}

/** A cache on a device without room. */
export const createFullCache = (): Cache => ({
  ...createFakeCache(),
  put: () => Promise.reject(new DOMException('There is no room.', 'QuotaExceededError')),
});

/** Paths of all entries, in order. */
export async function pathsIn(cache: Cache): Promise<string[]> {
  const requests = await cache.keys();
  return requests.map(({ url }) => url.slice(origin.length));
}
