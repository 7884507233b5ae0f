import { isProfileError } from '@oa-profile/errors';
import type { InvalidAnswerData } from '@oa-profile/errors/internal';
import type { Backend } from './backend.js';
import { Broken, inWords, type Finding } from './broken.js';
import type { Exchange } from './recording-fetch.js';

/** What a rule or a call has found, by the error with which it ended. Throws one that is a fault of the kit itself. */
export function findingOf(error: unknown, backend: Backend): Finding {
  if (error instanceof Broken) return error.finding;
  const exchange = exchangeOf(backend, error);
  if (exchange?.fault !== undefined) return { expected: 'an answer', found: exchange.fault, exchange };
  if (isProfileError(error, 'API_RESPONSE_INVALID')) return unfitFinding(error.data ?? {}, exchange, backend);
  if (isProfileError(error, 'HTTP_ABNORMAL')) {
    const { status, serverStatusCode, message } = error.data ?? {};
    return {
      expected: 'success',
      found: `status ${status} ${serverStatusCode ?? ''} ${message ?? ''}`.trim(),
    };
  }
  if (isProfileError(error, 'TIMEOUT')) return { expected: 'an answer in time', found: 'none' };
  if (isProfileError(error, 'HTTP_NETWORK_ERROR'))
    return { expected: 'an answer', found: `none: ${error.data?.reason ?? 'unknown'}` };
  // Of Keep.
  if (isProfileError(error)) {
    const { keepCode, status } = (error.data ?? {}) as { keepCode?: number; status?: number };
    return {
      field: 'code',
      expected: 'success',
      found: `${error.code}, code ${keepCode ?? 'none'}, status ${status ?? 200}`,
    };
  }
  // From `send`: only the clients have a time budget.
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { expected: 'an answer in time', found: 'none' };
  if (error instanceof TypeError && error.message === 'fetch failed')
    return { expected: 'an answer', found: `none: ${inWords(String(error.cause))}` };
  throw error;
}

/** Bytes of an answer that the clients read. */
const LARGEST = 5_000_000;

/** What the client refuses, in the document's words, and what there is instead. */
function unfitFinding(
  { issues: [issue, ...more] = [], path = '' }: InvalidAnswerData,
  exchange: Exchange | undefined,
  { checks }: Backend,
): Finding {
  const text = exchange?.shownText ?? '';
  const other = otherThanJson(text);
  if (other !== undefined) return { expected: 'JSON', found: `${other}: ${inWords(text)}`, exchange };
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > LARGEST) return { expected: `at most ${LARGEST} bytes`, found: String(bytes), exchange };
  const place = issue?.split(':')[0]?.split('.') ?? [];
  // What the document says of the whole result would not help here.
  const meaning =
    exchange && place.length > 1 ? checks?.meaning({ method: exchange.method, path }, place) : undefined;
  const also = more.length ? `; also ${more.join('; ')}` : '';
  return {
    field: issue,
    expected: meaning ? `${meaning} (the document)` : 'an answer that fits its schema',
    found: `${inWords(valueAt(text, place))}${also}`,
    exchange,
  };
}

/** What a text is that should be JSON; undefined if it is. */
function otherThanJson(text: string): string | undefined {
  if (text === '') return 'an empty body';
  if (/^\s*</.test(text)) return 'HTML';
  // How gzip and Zstandard begin, read as UTF-8.
  if (['\u001f\ufffd', '(\ufffd/\ufffd'].some((magic) => text.startsWith(magic)))
    return 'what is compressed once more';
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const valueAt = (text: string, place: readonly string[]): unknown =>
  place.reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], JSON.parse(text));

/** The exchange in which a call failed. */
export function exchangeOf({ exchanges, headerNames }: Backend, error: unknown): Exchange | undefined {
  const { transactionId } = (error as { data?: { transactionId?: string } }).data ?? {};
  return (
    exchanges.findLast(
      ({ requestHeaders }) =>
        transactionId !== undefined && requestHeaders[headerNames.transactionId] === transactionId,
    ) ?? exchanges.at(-1)
  );
}
