import { isProfileError } from '@oa-profile/errors';
import { RefusedError } from './gate.js';
import { askedFor, pauseAfter } from './pause.js';

/** Calls to one of the API's services, which is left alone while it fails. */
export interface Circuit {
  /**
   * @param account whose data are asked for: one that fails alone says nothing of others
   * @throws RefusedError at once while the service is left alone; else what the call throws
   */
  run<Result>(account: string, call: () => Promise<Result>): Promise<Result>;
  /** Whether the service has failed, and not answered since: each call is a trial then. */
  readonly isInDoubt: boolean;
}

/** As many accounts have to fail, and as many trials may run at once. */
const FEW = 3;

/**
 * Creates a circuit that lets every call through until those of several accounts have failed, or the service asks to be
 * left alone. It then refuses all of them for a while, lets a few try, and refuses again for twice as long.
 */
export function createCircuit(): Circuit {
  const failed = new Set<string>();
  let pauses = 0;
  let until = 0;
  let running = 0;
  return {
    async run(account, call) {
      const left = until - performance.now();
      if (left > 0) throw new RefusedError('The API has failed, and is left alone', left);
      if (pauses > 0 && running >= FEW)
        throw new RefusedError('The API has failed, and others are trying', pauseAfter(1, undefined));
      running += 1;
      try {
        const result = await call();
        closeAgain();
        return result;
      } catch (error) {
        if (isRefusal(error)) closeAgain();
        else noteFailure(account, error);
        throw error;
      } finally {
        running -= 1;
      }
    },
    get isInDoubt() {
      return failed.size > 0 || pauses > 0;
    },
  };

  function closeAgain(): void {
    failed.clear();
    pauses = 0;
    until = 0;
  }
  function noteFailure(account: string, error: unknown): void {
    failed.add(account);
    // One that began before the pause adds nothing to it.
    if (until > performance.now()) return;
    if (failed.size < FEW && askedFor(error) === undefined) return;
    pauses += 1;
    until = performance.now() + pauseAfter(pauses, error);
    failed.clear();
  }
}

/** Whether the error is an answer all the same: the service works, and has nothing for this call, or nothing that fits. */
function isRefusal(error: unknown): boolean {
  if (isProfileError(error, 'API_RESPONSE_INVALID')) return true;
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return false;
  const { status = 0 } = error.data ?? {};
  return status < 500 && status !== 429;
}
