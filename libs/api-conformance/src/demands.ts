import { isProfileError } from '@oa-profile/errors';
import type { Backend } from './backend.js';
import { Broken, demand, inWords } from './broken.js';
import type { Exchange } from './recording-fetch.js';

/** The refusals of the Profile API: `statusCode`, and the status that comes with it. */
const statuses = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  ALREADY_RESERVED: 409,
  FOLLOW_LIMIT: 409,
  SLOT_GONE: 409,
  WITHDRAWN: 409,
  INVALID: 422,
} as const;

/** What a refusal of the Profile API has as its `statusCode`. */
export type RefusalCode = keyof typeof statuses;

/** Demands that a call is refused, and how. */
export async function demandRefusal(
  backend: Backend,
  call: Promise<unknown>,
  code: RefusalCode,
): Promise<void> {
  const status = statuses[code];
  const expected = `a refusal: status ${status} with statusCode '${code}'`;
  const outcome = await settled(call);
  if (!('error' in outcome)) throw new Broken({ expected, found: `200 ${inWords(outcome.value)}` });
  const { error } = outcome;
  if (!isProfileError(error, 'HTTP_ABNORMAL')) throw error;
  const { status: found, serverStatusCode, message } = error.data ?? {};
  if (found === status && serverStatusCode === code && message !== undefined) return;
  throw new Broken({
    field: found !== status ? 'status' : serverStatusCode !== code ? 'statusCode' : 'message',
    expected: `${expected} and a message`,
    found: `status ${found}, statusCode ${inWords(serverStatusCode)}, message ${inWords(message)}`,
    exchange: exchangeOf(backend, error),
  });
}

/** Demands that the Keep API refuses a call with one of these codes; the status does not matter. */
export async function demandKeepCode(call: Promise<unknown>, ...codes: number[]): Promise<void> {
  const expected = `code ${codes.join(' or ')}`;
  const outcome = await settled(call);
  if (!('error' in outcome))
    throw new Broken({ field: 'code', expected, found: `0, ${inWords(outcome.value)}` });
  const { keepCode } = (outcome.error as { data?: { keepCode?: number } }).data ?? {};
  if (keepCode === undefined) throw outcome.error;
  if (!codes.includes(keepCode)) throw new Broken({ field: 'code', expected, found: String(keepCode) });
}

/** Demands that of calls at the same time one succeeds, and each other one is refused as it should be. */
export async function demandOneWinner<Result>(
  backend: Backend,
  calls: readonly Promise<Result>[],
  refusal: RefusalCode,
): Promise<Result> {
  const outcomes = await Promise.allSettled(calls);
  const won = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const [first] = won;
  if (first === undefined || won.length > 1)
    throw new Broken({ expected: `one of ${calls.length} succeeds`, found: `${won.length} did` });
  for (const each of outcomes)
    if (each.status === 'rejected')
      await demandRefusal(backend, Promise.reject(each.reason as Error), refusal);
  return first;
}

/** Demands that no id comes twice. */
export function demandEachOnce(field: string, ids: readonly string[], expected: string): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  demand(twice === undefined, { field, expected, found: `${twice} twice` });
}

/** Demands that bodies that the client would not send are refused as 422 INVALID. */
export async function demandUnfit(backend: Backend, path: string, bodies: readonly string[]): Promise<void> {
  const { headerNames } = backend;
  for (const body of bodies) {
    const exchange = await backend.send({
      method: 'POST',
      path: `/v1/account-page/${path}`,
      body,
      headers: {
        'content-type': 'application/json',
        [headerNames.accessToken]: backend.token(),
        [headerNames.callOrigin]: 'web',
        [headerNames.contentLanguage]: 'en',
        [headerNames.openerPlatform]: 'Desktop',
        [headerNames.transactionId]: backend.newId(),
      },
    });
    demand(exchange.status === 422 && /"statusCode"\s*:\s*"INVALID"/.test(exchange.text), {
      field: 'statusCode',
      expected: `a refusal of ${inWords(body)}: status 422 with statusCode 'INVALID'`,
      found: `status ${exchange.status} ${exchange.text.slice(0, 100)}`,
    });
  }
}

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

async function settled<Result>(call: Promise<Result>): Promise<{ value: Result } | { error: unknown }> {
  try {
    return { value: await call };
  } catch (error) {
    return { error };
  }
}
