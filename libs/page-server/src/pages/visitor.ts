import type { Turns } from '../node/turns.js';
import { AbandonedError } from './gate.js';

/** Whoever waits for an answer. */
export interface Visitor {
  /** Aborted when they have gone. */
  signal: AbortSignal | undefined;
  /**
   * Waits until what they want may take the processor: the first time in the order of arrival, then before all who have
   * not begun.
   *
   * @param isWanted whether they or others still wait
   * @throws RefusedError if too many wait already, or AbandonedError when nobody waits any more
   */
  turn: (isWanted?: () => boolean) => Promise<void>;
}

/** @param turns undefined where the runtime has work done in turn */
export function createVisitor(turns: Turns | undefined, signal: AbortSignal | undefined): Visitor {
  let hasBegun = false;
  return {
    signal,
    async turn(isWanted = () => signal?.aborted !== true) {
      if (hasBegun) await turns?.goOn();
      else await turns?.begin(isWanted);
      hasBegun = true;
      if (!isWanted()) throw new AbandonedError();
    },
  };
}
