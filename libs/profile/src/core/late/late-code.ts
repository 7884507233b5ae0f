/** Milliseconds before code is asked for again after it could not be loaded. */
const RETRY_AFTER = [2_000, 10_000, 30_000];

/**
 * How far late code is. `Failure` from the second failure on, since the first may be a hiccup that nobody notices; the
 * code is then still asked for a few times. `Retrying` when the visitor has asked.
 */
export type LateStatus = 'Waiting' | 'Failure' | 'Retrying' | 'Success';

/** Whether the visitor is told that it has not come. */
export const isMissed = (status: LateStatus): boolean => status === 'Failure' || status === 'Retrying';

/** Code on its way. */
export interface LateCode<T> {
  /** Fulfilled when the code is there. Never rejected: until then the server's markup stays. */
  code: Promise<T>;
  /** Begins to load, once. */
  start: () => void;
  /** Tries again at once, for a visitor who asks for it. */
  retry: () => void;
  status: () => LateStatus;
  /**
   * Listens to each new status; `Success` comes just before the code is handed out. Returns a function that stops
   * listening.
   */
  subscribe: (onChange: () => void) => () => void;
}

/** Prepares to load code with all it needs. What fails is reported and tried again, a few times. */
export function createLateCode<T>(load: () => Promise<T>, onError: (error: unknown) => void): LateCode<T> {
  let started = false;
  let isLoading = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let status: LateStatus = 'Waiting';
  const listeners = new Set<() => void>();
  let fulfil: (code: T) => void = () => undefined;
  const code = new Promise<T>((resolve) => {
    fulfil = resolve;
  });
  function setStatus(next: LateStatus): void {
    status = next;
    listeners.forEach((listener) => listener());
  }
  async function attempt(): Promise<void> {
    clearTimeout(timer);
    if (isLoading || status === 'Success') return;
    isLoading = true;
    try {
      const loaded = await load();
      setStatus('Success');
      fulfil(loaded);
    } catch (error) {
      onError(error);
      const wait = RETRY_AFTER[failures];
      failures += 1;
      if (wait !== undefined) timer = setTimeout(() => void attempt(), wait);
      if (failures > 1 || status === 'Retrying') setStatus('Failure');
    } finally {
      isLoading = false;
    }
  }
  return {
    code,
    start() {
      if (started) return;
      started = true;
      void attempt();
    },
    retry() {
      setStatus('Retrying');
      void attempt();
    },
    status: () => status,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Code that has come before, which React reads without waiting: it knows a fulfilled promise by these two. */
export function codeIsHere<T>(code: T): LateCode<T> {
  const nothing = (): void => undefined;
  return {
    code: Object.assign(Promise.resolve(code), { status: 'fulfilled', value: code }),
    start: nothing,
    retry: nothing,
    status: () => 'Success',
    subscribe: () => nothing,
  };
}
