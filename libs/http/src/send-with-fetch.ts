import { AxiosError, CanceledError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

/** The words that Node has for a redirect that must not be followed. */
export const UNEXPECTED_REDIRECT = 'unexpected redirect';

/**
 * Lets axios send a request with a fetch function, the one of `env`, and reads no more of the answer than
 * `maxContentLength` allows.
 *
 * axios brings such an adapter, too. For each call it makes a request, a response and three streams beside those of fetch,
 * which takes a server longer than the call itself; and a response that is too large keeps arriving and being unpacked,
 * since nobody else can cancel a body that it has begun to read.
 *
 * A redirect is an error that says so. `redirect: 'error'` would not do: browsers do not tell that error from a lost
 * connection, which is worth a retry, and workerd does not know it.
 */
export const sendWithFetch: AxiosAdapter = async (config) => {
  const { url = '', method = 'get', data, env, maxContentLength = Number.POSITIVE_INFINITY } = config;
  const signal = config.signal as AbortSignal | undefined;
  const fetch = env?.fetch as typeof globalThis.fetch;
  try {
    const response = await fetch(url, {
      method: method.toUpperCase(),
      headers: config.headers.toJSON() as Record<string, string>,
      redirect: 'manual',
      ...(data !== undefined && { body: data as string }),
      ...(signal && { signal }),
    });
    if (isRedirect(response)) {
      void response.body?.cancel().catch(() => undefined);
      throw new TypeError('fetch failed', { cause: new Error(UNEXPECTED_REDIRECT) });
    }
    const text = await readText(response, { most: maxContentLength, signal });
    if (text === undefined)
      throw new AxiosError('The response is too large', AxiosError.ERR_BAD_RESPONSE, config);
    return settled(config, response, text);
  } catch (error) {
    if (signal?.aborted) throw new CanceledError(undefined, config);
    if (error instanceof AxiosError) throw error;
    throw Object.assign(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config), { cause: error });
  }
};

/** Of a redirect that is not followed, browsers tell nothing else, and servers tell the status. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

/** The text of a response; undefined if it is longer than `most` bytes. */
async function readText(
  response: Response,
  { most, signal }: { most: number; signal: AbortSignal | undefined },
): Promise<string | undefined> {
  const { body, headers } = response;
  if (!body) return response.text();
  const reader = body.getReader();
  const end = (): void => void reader.cancel().catch(() => undefined);
  if (Number(headers.get('content-length')) > most) {
    end();
    return undefined;
  }
  // Once the response has begun to arrive, Node loses the signal of the request at the next garbage collection.
  signal?.addEventListener('abort', end, { once: true });
  try {
    const decoder = new TextDecoder();
    let [text, bytes] = ['', 0];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > most) {
        end();
        return undefined;
      }
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/** The answer, as axios and its retries read it. @throws AxiosError with the answer for a status outside 2xx */
function settled(config: InternalAxiosRequestConfig, response: Response, data: string): Answer {
  const { status, statusText } = response;
  const headers = Object.fromEntries(response.headers);
  const answer: Answer = { data, status, statusText, headers, config };
  if (status >= 200 && status < 300) return answer;
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  throw new AxiosError(`The status is ${status}`, code, config, undefined, answer);
}

type Answer = Awaited<ReturnType<AxiosAdapter>>;
