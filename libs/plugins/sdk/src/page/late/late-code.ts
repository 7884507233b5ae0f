/** Delays before the retries after a failure to load. */
const RETRY_DELAYS_MS = [2_000, 10_000, 30_000];

/**
 * Status of code that is loaded late. `Failure` from the second failure on, since the first may be a hiccup that nobody
 * notices; some retries still follow. `Retrying` when the visitor has asked for it.
 */
export type LateStatus = 'Waiting' | 'Failure' | 'Retrying' | 'Success';

/** Whether the visitor is told that the code is missing. */
export const isMissed = (status: LateStatus): boolean => status === 'Failure' || status === 'Retrying';

export interface LateCode<T> {
  /** Resolves when the code has loaded. Never rejects: until then the server's markup stays. */
  code: Promise<T>;
  /** Starts loading, once. */
  start: () => void;
  /** Tries again at once, at the visitor's request. */
  retry: () => void;
  status: () => LateStatus;
  /**
   * Listens to each new status; `Success` is reported just before `code` resolves. Returns a function that
   * unsubscribes.
   */
  subscribe: (onChange: () => void) => () => void;
}

/** Calls `run` when the network may be there again: when the browser says so, or the visitor comes back to the page. */
function onNewChance(run: () => void): () => void {
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') run();
  };
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', run);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/**
 * Prepares to load code and everything it needs. Failures are reported, and retried a few times; in the browser a few
 * times more at each new chance, however late.
 */
export function createLateCode<T>(load: () => Promise<T>, onError: (error: unknown) => void): LateCode<T> {
  let started = false;
  let isLoading = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;
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
      stopWaiting?.();
      setStatus('Success');
      fulfil(loaded);
    } catch (error) {
      onError(error);
      if (typeof window !== 'undefined') stopWaiting ??= onNewChance(tryAnew);
      const wait = RETRY_DELAYS_MS[failures];
      failures += 1;
      if (wait !== undefined) timer = setTimeout(() => void attempt(), wait);
      if (failures > 1 || status === 'Retrying') setStatus('Failure');
    } finally {
      isLoading = false;
    }
  }
  function tryAnew(): void {
    // Also if an attempt is pending, which has perhaps begun without a network.
    failures = 0;
    void attempt();
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

/**
 * Code that has loaded already. React reads it without waiting: it recognises a fulfilled promise by these two fields.
 */
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
