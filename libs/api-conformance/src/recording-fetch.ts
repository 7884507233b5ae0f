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
  /** Why nothing of the answer can be used, in words; undefined if it was read to its end. */
  fault?: string | undefined;
}

export interface RecordingFetchOptions {
  /** The page's origin, which a browser would add; a server adds none. */
  origin: string | undefined;
  /** Values that no record may have: the visitors' tokens. */
  secrets: readonly string[];
  fetch: typeof globalThis.fetch;
  onExchange: (exchange: Exchange) => void;
}

/** A fetch that sends what a browser would send from the page's origin, or the page server, and records what goes over it. */
export function recordingFetch({
  origin,
  secrets,
  fetch,
  onExchange,
}: RecordingFetchOptions): typeof globalThis.fetch {
  const withoutSecrets = (text: string): string =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '<token>'), text);
  return async (input, init) => {
    // Redirects are not followed, so that the finding can name where one leads.
    const request = new Request(input, { ...init, redirect: 'manual' });
    if (origin !== undefined) request.headers.set('origin', origin);
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
      const leadsTo = answer.status > 300 && answer.status < 400 && answer.headers.get('location');
      if (leadsTo) throw failed(exchange, `a redirect to ${withoutSecrets(leadsTo)}`, 'unexpected redirect');
      exchange.text = await answer.text().catch((cause: unknown) => {
        throw failed(exchange, whatBroke(answer.headers.get('content-encoding'), cause), cause);
      });
      exchange.shownText = withoutSecrets(exchange.text);
      const { status, statusText, headers } = answer;
      const hasBody = ![101, 204, 205, 304].includes(status) && status !== 0;
      return hasBody ? new Response(exchange.text, { status, statusText, headers }) : answer;
    } finally {
      exchange.milliseconds = performance.now() - start;
    }
  };
}

/** The error of a fetch whose answer cannot be used, and what came, for the report. */
function failed(exchange: Exchange, what: string, cause: unknown): TypeError {
  exchange.fault = `status ${exchange.status}, ${what}`;
  return new TypeError('fetch failed', { cause: cause instanceof Error ? cause : new Error(String(cause)) });
}

/** Why a body could not be read to its end. */
function whatBroke(encoding: string | null, error: unknown): string {
  const { cause = error } = Object(error) as { cause?: unknown };
  const { code, message } = Object(cause) as { code?: unknown; message?: unknown };
  const isDecoder = encoding !== null && /^(?:Z_|ERR_|ZSTD)/.test(String(code));
  return isDecoder
    ? `content-encoding ${encoding}, and a body that is not encoded so: ${String(message)}`
    : `and a body that ended early: ${String(message)}`;
}
