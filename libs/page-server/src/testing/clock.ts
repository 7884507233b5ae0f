import { onTestFinished, vi } from 'vitest';

interface SettableClock {
  /** Sets it forward, without the timers of that time. */
  letPass: (ms: number) => void;
}

/**
 * A clock for one test: the real one, or one that stands still, which can be set forward. To LRUCache, 0 is no time.
 */
export function settableClock(now: () => number = performance.now.bind(performance)): SettableClock {
  const { restore, letPass } = setForward(now);
  onTestFinished(restore);
  return { letPass };
}

function setForward(now: () => number): SettableClock & { restore: () => void } {
  let later = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
  return { letPass: (ms) => (later += ms), restore: () => spy.mockRestore() };
}

/**
 * {@link settableClock} for a test that waits for sockets in its own process, and otherwise for nothing real: 25 ms pass with
 * each that the event loop has taken, so a machine that is busy slows the clock, too. Files and imports would be late.
 */
export function swiftClock(): SettableClock {
  const { setTimeout: wait } = globalThis;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { restore, letPass } = setForward(() => Date.now());
  let isOver = false;
  const pass = (): void => {
    if (isOver) return;
    vi.advanceTimersByTime(25);
    wait(pass, 1);
  };
  wait(pass, 1);
  onTestFinished(() => {
    isOver = true;
    restore();
    vi.useRealTimers();
  });
  return { letPass };
}
