/** The limit of concurrent work is reached. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Limits concurrent work. Refuses the rest at once, since a queue would only make all of it late. */
export interface Gate {
  /** @throws BusyError when the limit is reached. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * @param most how many may run at once
 * @param within a gate that the work has to pass as well
 */
export function createGate(most: number, within?: Gate): Gate {
  let running = 0;
  return {
    async run(work) {
      if (running >= most) throw new BusyError(`${most} pieces of work are running already`);
      running += 1;
      try {
        return await (within ? within.run(work) : work());
      } finally {
        running -= 1;
      }
    },
  };
}
