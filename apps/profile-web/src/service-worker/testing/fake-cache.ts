const origin = 'https://page.example';

/** A cache as far as the service worker uses it: answers in the order in which they came. */
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

/** A cache of a device that has no room. */
export const createFullCache = (): Cache => ({
  ...createFakeCache(),
  put: () => Promise.reject(new DOMException('There is no room.', 'QuotaExceededError')),
});

/** Paths of all that is kept, in their order. */
export async function pathsIn(cache: Cache): Promise<string[]> {
  const requests = await cache.keys();
  return requests.map(({ url }) => url.slice(origin.length));
}
