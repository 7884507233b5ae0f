/** Milliseconds before code is asked for again after it could not be loaded. */
const RETRY_AFTER = [2_000, 10_000, 30_000];

/** Code on its way. */
export interface LateCode<T> {
  /** Fulfilled when the code is there. Never rejected: until then the server's markup stays. */
  code: Promise<T>;
  /** Begins to load, once. */
  start: () => void;
}

/** Prepares to load code with all it needs. What fails is reported and tried again, a few times. */
export function createLateCode<T>(load: () => Promise<T>, onError: (error: unknown) => void): LateCode<T> {
  let started = false;
  let fulfil: (code: T) => void = () => undefined;
  const code = new Promise<T>((resolve) => {
    fulfil = resolve;
  });
  async function attempt(number: number): Promise<void> {
    try {
      fulfil(await load());
    } catch (error) {
      onError(error);
      const wait = RETRY_AFTER[number];
      if (wait !== undefined) setTimeout(() => void attempt(number + 1), wait);
    }
  }
  return {
    code,
    start() {
      if (started) return;
      started = true;
      void attempt(0);
    },
  };
}
