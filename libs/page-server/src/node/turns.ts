import { AbandonedError, BUSY_MS, RefusedError } from '../pages/gate.js';

/**
 * Has what takes the processor for a while done piece by piece, one in each turn of the event loop. What is ready, such as
 * a page in memory or a health check, is sent in between.
 */
export interface Turns {
  /**
   * Waits for a turn to begin something that a visitor wants.
   *
   * @param isWanted whether somebody still waits when it is their turn
   * @throws RefusedError at once if that would take too long, or when it has taken too long
   */
  begin(isWanted: () => boolean): Promise<void>;
  /** Waits for a turn to go on with something that has begun, which comes before all that has not. */
  goOn(): Promise<void>;
}

interface Waiting {
  since: number;
  isWanted: () => boolean;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** How long a beginning may wait. */
const LONGEST_MS = 2000;
/** How long one takes as far as is known when the first ones wait, and how much that is worth. */
const [USUAL_MS, USUAL_WEIGHT] = [50, 10];
/** Of more than so many, older ones count less. */
const REMEMBERED = 60;

/**
 * Creates turns for one process. What has begun is finished first, so that under any load pages get ready; what has not
 * waits up to two seconds, or is refused as soon as it is clear that it would wait for longer.
 */
export function createTurns(): Turns {
  const goingOn: (() => void)[] = [];
  const beginning: Waiting[] = [];
  /** Of the current rush: how many have begun, and how long it has taken. */
  let rush = { begun: 0, ms: 0, last: 0 };
  let isDue = false;

  function schedule(): void {
    if (isDue) return;
    isDue = true;
    // Comes after what has arrived meanwhile.
    setImmediate(() => {
      isDue = false;
      letGoOn();
      if (goingOn.length + beginning.length > 0) schedule();
    });
  }

  function letGoOn(): void {
    const now = performance.now();
    while (beginning[0] && now - beginning[0].since > LONGEST_MS) beginning.shift()?.reject(tooMany());
    const next = goingOn.shift();
    if (next) {
      next();
      return;
    }
    for (let first = beginning.shift(); first; first = beginning.shift()) {
      if (!first.isWanted()) {
        first.reject(new AbandonedError());
        continue;
      }
      note(now);
      first.resolve();
      return;
    }
  }

  function note(now: number): void {
    rush = { begun: rush.begun + 1, ms: rush.ms + now - rush.last, last: now };
    if (rush.begun > REMEMBERED) rush = { ...rush, begun: rush.begun / 2, ms: rush.ms / 2 };
  }

  const msForEach = (): number => (USUAL_MS * USUAL_WEIGHT + rush.ms) / (USUAL_WEIGHT + rush.begun);
  const tooMany = (): RefusedError => new RefusedError('The processor has too much to do', BUSY_MS);

  return {
    begin: (isWanted) =>
      new Promise((resolve, reject) => {
        const since = performance.now();
        if (beginning.length === 0) rush = { begun: 0, ms: 0, last: since };
        if (beginning.length * msForEach() > LONGEST_MS) {
          reject(tooMany());
          return;
        }
        beginning.push({ since, isWanted, resolve, reject });
        schedule();
      }),
    goOn: () =>
      new Promise((resolve) => {
        goingOn.push(resolve);
        schedule();
      }),
  };
}
