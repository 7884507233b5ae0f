/** The limit of concurrent work is reached. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Limits concurrent work. */
export interface Gate {
  /** @throws BusyError when the limit is reached. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Options of {@link createGate}. */
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
      else throw new BusyError(`${most} pieces of work are running already, and ${mostWaiting} wait`);
      try {
        return await (within ? within.run(work) : work());
      } finally {
        // Whoever waits takes over the place.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
