import { isProfileError } from '@oa-profile/errors';

const FIRST_MS = 1000;
/** A call may hang for ten seconds after the API is well again. With this pause, accounts are there within fifteen. */
const LONGEST_MS = 4000;
/** A server that asks for more is asked again all the same. */
const LONGEST_ASKED_FOR_MS = 300_000;

/**
 * Milliseconds for which what has failed is left alone, not a back-off of retries, which the client has: a second, then twice as long each time, up to four; or as long as
 * the API asks for.
 *
 * @param times how often it has failed in a row
 */
export function pauseAfter(times: number, error: unknown): number {
  const usual = Math.min(FIRST_MS * 2 ** (times - 1), LONGEST_MS);
  return Math.max(usual, askedFor(error) ?? 0);
}

/** Milliseconds after which what has just failed is tried again, however often it had failed before. */
export const longestPauseAfter = (error: unknown): number => Math.max(LONGEST_MS, askedFor(error) ?? 0);

/** Milliseconds that the API asks to wait, by a `Retry-After` with seconds or a date; undefined if it does not. */
export function askedFor(error: unknown): number | undefined {
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return undefined;
  const { retryAfter } = error.data ?? {};
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return ms > 0 ? Math.min(ms, LONGEST_ASKED_FOR_MS) : undefined;
}
