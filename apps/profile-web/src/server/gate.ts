/** Nothing more can be made now: as many things as may be at once are being made. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Lets so many pieces of work run at once and refuses the rest at once, since a queue would only make all of them late. */
export interface Gate {
  /** @throws BusyError when there is no room. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** @param most how many may run at once */
export function createGate(most: number): Gate {
  let running = 0;
  return {
    async run(work) {
      if (running >= most) throw new BusyError(`${most} are being made already`);
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
  };
}
