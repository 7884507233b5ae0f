import { isProfileError, type ProfileError } from '@oa-profile/errors';

/** What msw's `http` is needed for. */
export interface MswHttp<Handler> {
  all(path: string, resolver: (info: { request: Request }) => Promise<Response>): Handler;
}

/** Options of {@link createFetch}. */
interface FakeServer {
  /** Calls the double as a request asks; undefined if no method has its address. */
  call: (request: Request) => Promise<{ result: unknown } | undefined>;
  /** The body of a result, as the API wraps it. */
  wrap: (result: unknown) => object;
  /** What the API answers for the failure of a method; undefined for what is no answer of an API. */
  refuse: (error: ProfileError) => Response | undefined;
}

/** A `fetch` behind which there is a double, for the client itself with its retries, checks and codes. */
export function createFetch({ call, wrap, refuse }: FakeServer): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    try {
      const answer = await call(request);
      if (!answer) return Response.json({ message: `No ${request.method} ${request.url}` }, { status: 404 });
      return Response.json(wrap(answer.result));
    } catch (error) {
      if (!isProfileError(error)) throw error;
      return refuse(error) ?? unanswered(error, request);
    }
  };
}

function unanswered({ code, message }: ProfileError, request: Request): Promise<Response> {
  if (code === 'API_RESPONSE_INVALID') return Promise.resolve(new Response('<html>'));
  if (code === 'HTTP_NETWORK_ERROR') return Promise.reject(new TypeError('Failed to fetch'));
  // Only a client knows how long it waits.
  if (code === 'TIMEOUT')
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
  return Promise.reject(new Error(`No server answers with ${code}: ${message}`));
}

/** Handlers for msw that answer like a `fetch`, below a path of an API. */
export function handlersOf<Handler>(
  http: MswHttp<Handler>,
  paths: readonly string[],
  fetch: typeof globalThis.fetch,
): Handler[] {
  return paths.map((path) =>
    // msw takes `Response.error()` for a lost connection, and any other error for one of the handler.
    http.all(path, ({ request }) =>
      fetch(request).catch((error: unknown) => {
        if (error instanceof TypeError) return Response.error();
        throw error;
      }),
    ),
  );
}
