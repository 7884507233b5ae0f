import type { Turns } from '../node/turns.js';
import { AbandonedError } from './gate.js';

/** Whoever waits for an answer. */
export interface Visitor {
  /** Aborted when they have gone. */
  signal: AbortSignal | undefined;
  /** The trace that their request belongs to, by the header `traceparent`. */
  trace: string | undefined;
  /**
   * Waits until what they want may take the processor: the first time in the order of arrival, then before all who have
   * not begun.
   *
   * @param isWanted whether they or others still wait
   * @throws RefusedError if too many wait already, or AbandonedError when nobody waits any more
   */
  turn: (isWanted?: () => boolean) => Promise<void>;
}

/** The trace of a request, if it names one as W3C says. */
export function traceOf({ headers }: Request): string | undefined {
  const trace = headers.get('traceparent') ?? '';
  return /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(trace) ? trace : undefined;
}

/** @param turns undefined where the runtime has work done in turn */
export function createVisitor(
  turns: Turns | undefined,
  signal: AbortSignal | undefined,
  trace?: string,
): Visitor {
  let hasBegun = false;
  return {
    signal,
    trace,
    async turn(isWanted = () => signal?.aborted !== true) {
      if (hasBegun) await turns?.goOn();
      else await turns?.begin(isWanted);
      hasBegun = true;
      if (!isWanted()) throw new AbandonedError();
    },
  };
}
