import { isProfileError } from '@oa-profile/errors';
import type { Backend } from './backend.js';
import type { ProfileApiClient } from '@oa-profile/api-client';
import { Broken, demand, demandFields, inWords } from './broken.js';
import type { Misfit } from './document-checks.js';
import { exchangeOf } from './finding-of.js';
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

/** Demands what a write, its repeat, and another one like it leave. The last two may be refused if nothing changes. */
export async function demandLeaves(
  backend: Backend,
  write: (visitor: ProfileApiClient) => Promise<object>,
  read: (visitor: ProfileApiClient) => Promise<object>,
  wanted: Readonly<Record<string, unknown>>,
): Promise<void> {
  const visitor = backend.testVisitor(backend.newId());
  demandFields(await write(visitor), wanted);
  demandFields(await read(backend.testVisitor()), wanted);
  for (const again of [visitor, backend.testVisitor()]) {
    const call = write(again);
    if ((await outcomeOf(call)) === '200') demandFields(await call, wanted);
    demandFields(await read(backend.testVisitor()), wanted);
  }
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

/** Demands that nothing was found, or names the first and how many more there are. */
export function demandNoMisfit(misfits: readonly Misfit[], place: string, exchange?: Exchange): void {
  const [first] = misfits;
  if (!first) return;
  const field = [place, first.field].filter(Boolean).join('.') || 'result';
  const more = misfits.length > 1 ? `; ${misfits.length - 1} more places do not fit` : '';
  throw new Broken({
    field,
    expected: first.expected,
    found: `${inWords(first.found)}${more}`,
    exchange,
  });
}

/** What the document says of each refusal as INVALID. */
export const UNFIT =
  'Something of the request does not fit, or is not possible now: unblocking what is not blocked, a favourite that is no friend, a transaction id that was used for another request.';

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

/** What has become of a call: '200', or the refusal. @throws any error that is no refusal */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const outcome = await settled(call);
  if (!('error' in outcome)) return '200';
  if (!isProfileError(outcome.error, 'HTTP_ABNORMAL')) throw outcome.error;
  const { status, serverStatusCode } = outcome.error.data ?? {};
  return `${status} ${serverStatusCode ?? ''}`;
}

async function settled<Result>(call: Promise<Result>): Promise<{ value: Result } | { error: unknown }> {
  try {
    return { value: await call };
  } catch (error) {
    return { error };
  }
}
