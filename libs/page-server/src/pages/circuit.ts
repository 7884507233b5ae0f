import { isProfileError } from '@oa-profile/errors';
import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.js';
import { RefusedError } from './gate.js';
import { askedFor, pauseAfter } from './pause.js';

/** Calls to one of the API's services, which is left alone while it fails. */
export interface Circuit {
  /**
   * @param account whose data are asked for: one that fails alone says nothing of others
   * @throws RefusedError at once while the service, or this account's part of it, is left alone; else what the call throws
   */
  run<Result>(account: string, call: () => Promise<Result>): Promise<Result>;
  /** Whether the service has failed, and not answered since: each call is a trial then. */
  readonly isInDoubt: boolean;
}

/** Options of {@link createCircuit}. */
export interface CircuitOptions {
  /**
   * Whether the service fails if it asks several accounts to come later (429). Not where anybody can make up accounts: the
   * answer to three of them would take away all others.
   */
  countsRefusals: boolean;
  /** Called with each pause: of one account, or of all. */
  onPause: (pause: { account: string | undefined; milliseconds: number; cause: unknown }) => void;
}

/** As many accounts have to fail, and as many trials may run at once. */
const FEW = 3;
/** How many accounts are remembered that the API has asked to come later. */
const MOST_PAUSED = 5000;

/**
 * Creates a circuit that lets every call through until those of several accounts have failed. It then refuses all of them
 * for a while, lets a few try, and refuses again for twice as long. A `Retry-After` concerns the account that was asked for,
 * and no other. Libraries such as cockatiel count calls instead of accounts: with them, one account that fails alone and is
 * asked for often would take away all the others.
 */
export function createCircuit({ countsRefusals, onPause }: CircuitOptions): Circuit {
  const failed = new Set<string>();
  /** Until when accounts are not asked for. */
  const paused = new LRUCache<string, number>(atMost(MOST_PAUSED));
  let pauses = 0;
  let until = 0;
  let running = 0;
  return {
    async run(account, call) {
      const ownLeft = (paused.get(account) ?? 0) - performance.now();
      if (ownLeft > 0) throw new RefusedError('The API asks to come later for this account', ownLeft);
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
    const own = askedFor(error);
    if (own !== undefined) {
      paused.set(account, performance.now() + own);
      onPause({ account, milliseconds: own, cause: error });
    }
    if (!countsRefusals && isTooMany(error)) return;
    failed.add(account);
    // One that began before the pause adds nothing to it.
    if (until > performance.now() || failed.size < FEW) return;
    pauses += 1;
    const milliseconds = pauseAfter(pauses, undefined);
    until = performance.now() + milliseconds;
    failed.clear();
    onPause({ account: undefined, milliseconds, cause: error });
  }
}

const isTooMany = (error: unknown): boolean =>
  isProfileError(error, 'HTTP_ABNORMAL') && error.data?.status === 429;

/** Whether the error is an answer all the same: the service works, and has nothing for this call, or nothing that fits. */
function isRefusal(error: unknown): boolean {
  if (isProfileError(error, 'API_RESPONSE_INVALID')) return true;
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return false;
  const { status = 0 } = error.data ?? {};
  return status < 500 && status !== 429;
}
