/** How long a request that was refused for lack of room should wait. */
export const BUSY_MS = 1000;

/** Nothing is tried now: too much is being done, or what was wanted has just failed. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';

  /**
   * @param message why
   * @param retryAfter milliseconds after which it is worthwhile to come again
   */
  constructor(
    message: string,
    readonly retryAfter: number,
  ) {
    super(message);
  }
}

/** It is not made, since all who wanted it have gone. */
export class AbandonedError extends RefusedError {
  constructor() {
    super('Nobody waits for it any more', BUSY_MS);
  }
}

/**
 * Limits concurrent work. Unlike the bulkhead of a library, it drops work that nobody waits for any more, or that has waited
 * for too long, when its turn has come: under load that is most of it.
 */
export interface Gate {
  /**
   * @param isWanted whether somebody still waits for the work when its turn has come
   * @throws RefusedError when the limit is reached; AbandonedError when the work is not wanted any more.
   */
  run<Result>(work: () => Promise<Result>, isWanted?: () => boolean): Promise<Result>;
}

export interface GateOptions {
  /**
   * How many may wait for their turn. A queue makes all work late that takes long.
   * @default 0
   */
  mostWaiting?: number;
  /**
   * Milliseconds that they may wait.
   * @default for ever
   */
  longestWait?: number;
  /** A gate that the work has to pass as well. */
  within?: Gate;
}

/** @param most how many may run at once */
export function createGate(
  most: number,
  { mostWaiting = 0, longestWait = Number.POSITIVE_INFINITY, within }: GateOptions = {},
): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  const tooMany = (): RefusedError =>
    new RefusedError(`${most} are running already, and ${mostWaiting} wait`, BUSY_MS);
  return {
    async run(work, isWanted = () => true) {
      const since = performance.now();
      if (running < most) running += 1;
      else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
      else throw tooMany();
      try {
        if (!isWanted()) throw new AbandonedError();
        if (performance.now() - since > longestWait) throw tooMany();
        return await (within ? within.run(work, isWanted) : work());
      } finally {
        // The next one that waits takes over the place.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
