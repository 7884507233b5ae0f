/** How long a request that was refused for lack of room should wait. */
const BUSY_MS = 1000;

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

/** Limits concurrent work. */
export interface Gate {
  /** @throws RefusedError when the limit is reached. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface GateOptions {
  /**
   * How many may wait for their turn. A queue makes all work late that takes long.
   * @default 0
   */
  mostWaiting?: number;
  /** A gate that the work has to pass as well. */
  within?: Gate;
}

/** @param most how many may run at once */
export function createGate(most: number, { mostWaiting = 0, within }: GateOptions = {}): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running < most) running += 1;
      else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
      else throw new RefusedError(`${most} are running already, and ${mostWaiting} wait`, BUSY_MS);
      try {
        return await (within ? within.run(work) : work());
      } finally {
        // The next one that waits takes over the place.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
