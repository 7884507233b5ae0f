/** A request and its answer. What is for reports has no token. */
export interface Exchange {
  method: string;
  url: string;
  requestHeaders: Readonly<Record<string, string>>;
  requestBody?: string | undefined;
  /** Undefined where no answer came. */
  status?: number | undefined;
  headers: Headers;
  /** The answer's text, as it came. */
  text: string;
  /** The same for reports. */
  shownText: string;
  /** Until the whole answer was there. */
  milliseconds: number;
}

/** Options of {@link recordingFetch}. */
export interface RecordingFetchOptions {
  /** The page's origin, which a browser would add. */
  origin: string;
  /** Values that no record may have: the visitors' tokens. */
  secrets: readonly string[];
  fetch: typeof globalThis.fetch;
  onExchange: (exchange: Exchange) => void;
}

/** A fetch that sends what a browser would send from the page's origin, and records what goes over it. */
export function recordingFetch({
  origin,
  secrets,
  fetch,
  onExchange,
}: RecordingFetchOptions): typeof globalThis.fetch {
  const withoutSecrets = (text: string): string =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '<token>'), text);
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('origin', origin);
    const body = request.body ? await request.clone().text() : undefined;
    const start = performance.now();
    const exchange: Exchange = {
      method: request.method,
      url: request.url,
      requestHeaders: Object.fromEntries(
        Array.from(request.headers, ([name, value]) => [name, withoutSecrets(value)]),
      ),
      ...(body !== undefined && { requestBody: withoutSecrets(body) }),
      headers: new Headers(),
      text: '',
      shownText: '',
      milliseconds: 0,
    };
    onExchange(exchange);
    try {
      const answer = await fetch(request);
      exchange.status = answer.status;
      exchange.headers = answer.headers;
      exchange.text = await answer.text();
      exchange.shownText = withoutSecrets(exchange.text);
      const { status, statusText, headers } = answer;
      const hasBody = ![101, 204, 205, 304].includes(status) && status !== 0;
      return hasBody ? new Response(exchange.text, { status, statusText, headers }) : answer;
    } finally {
      exchange.milliseconds = performance.now() - start;
    }
  };
}
