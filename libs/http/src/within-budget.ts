import { ProfileError } from '@oa-profile/errors';

/** The longest timer, in milliseconds: a longer one fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Limits of one call. */
interface Budget {
  /** Milliseconds, {@link LONGEST_TIMER_MS} at most. */
  timeout: number;
  /** The caller's own signal. */
  signal?: AbortSignal | undefined;
}

/**
 * Ends a call within the budget, whatever it waits for: a retry, a new token, an adapter that ignores its signal.
 *
 * @param run gets a signal that is aborted when the call ends early
 * @throws the caller's reason when its signal is aborted; ProfileError `TIMEOUT` with status 408 when time is up
 */
export async function withinBudget<Result>(
  { timeout, signal }: Budget,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted) throw reasonOf(signal);
  // AbortSignal.any and AbortSignal.timeout are missing in web views the app still supports.
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const timer = setTimeout(end, Math.min(timeout, LONGEST_TIMER_MS));
  signal?.addEventListener('abort', end, { once: true });
  try {
    const ended = new Promise<never>((_, reject) => {
      ending.signal.addEventListener('abort', () => reject(givenUp()), { once: true });
    });
    return await Promise.race([run(ending.signal), ended]);
  } catch (error) {
    if (signal?.aborted) throw reasonOf(signal);
    if (!ending.signal.aborted) throw error;
    throw new ProfileError({ code: 'TIMEOUT', message: 'API timeout occurred', data: { status: 408 } });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** Chrome has `signal.reason` only since 98. */
function reasonOf(signal: AbortSignal): unknown {
  return (signal as { reason?: unknown }).reason ?? givenUp();
}

const givenUp = (): Error => new DOMException('The call was given up', 'AbortError');
