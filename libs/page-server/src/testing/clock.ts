import { onTestFinished, vi } from 'vitest';

interface SettableClock {
  /** Sets it forward, without the timers of that time. */
  letPass: (ms: number) => void;
}

/** A clock for one test: the real one, which can be set forward. */
export function settableClock(): SettableClock {
  const { restore, letPass } = setForward(performance.now.bind(performance));
  onTestFinished(restore);
  return { letPass };
}

function setForward(now: () => number): SettableClock & { restore: () => void } {
  let later = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
  return { letPass: (ms) => (later += ms), restore: () => spy.mockRestore() };
}

/**
 * {@link settableClock} for a test whose only real waiting is for sockets in its own process: a twentieth of a second passes
 * with each ten turns of the event loop, in which a call is answered, however slow the machine is. Files and imports would be
 * late by hours.
 */
export function swiftClock(): SettableClock {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { restore, letPass } = setForward(() => Date.now());
  let isOver = false;
  const pass = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    if (isOver) return;
    vi.advanceTimersByTime(50);
    void pass();
  };
  void pass();
  onTestFinished(() => {
    isOver = true;
    restore();
    vi.useRealTimers();
  });
  return { letPass };
}
