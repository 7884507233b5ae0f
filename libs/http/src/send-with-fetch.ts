import { AxiosError, type AxiosAdapter } from 'axios';

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
  const { url = '', method = '', env, maxContentLength: most = Number.POSITIVE_INFINITY } = config;
  const { data = null, signal = null } = config as { data?: string; signal?: AbortSignal };
  const fetch = env?.fetch as typeof globalThis.fetch;
  try {
    const response = await fetch(url, {
      method: method.toUpperCase(),
      headers: config.headers.toJSON() as Record<string, string>,
      redirect: 'manual',
      body: data,
      signal,
    });
    const { body, status, statusText } = response;
    if (isRedirect(response)) {
      void body?.cancel().catch(() => undefined);
      throw new Error(UNEXPECTED_REDIRECT);
    }
    const reading = body ? readText(body, most, signal) : response.text();
    // A failure is told by its status, whatever its page is like.
    const text = await (response.ok ? reading : reading.catch(() => ''));
    const headers = Object.fromEntries(response.headers);
    const answer = { data: text, status, statusText, headers, config };
    if (response.ok) return answer;
    throw new AxiosError('', undefined, config, undefined, answer);
  } catch (error) {
    // axios itself tells what was aborted.
    throw error instanceof AxiosError ? error : AxiosError.from(error, AxiosError.ERR_NETWORK, config);
  }
};

/** Of a redirect that is not followed, browsers tell nothing else, and servers tell the status. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

/** @throws AxiosError if the text is longer than `most` bytes: see `isTooLarge` */
async function readText(
  body: ReadableStream<Uint8Array>,
  most: number,
  signal: AbortSignal | null,
): Promise<string> {
  const reader = body.getReader();
  const end = (): void => void reader.cancel().catch(() => undefined);
  // Once the response has begun to arrive, Node loses the signal of the request at the next garbage collection.
  signal?.addEventListener('abort', end);
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
    if (bytes <= most) continue;
    end();
    throw new AxiosError('', AxiosError.ERR_BAD_RESPONSE);
  }
}
