import { onTestFinished, vi } from 'vitest';

/** A clock for one test: the real one, which can be set forward. */
export function settableClock(): { letPass: (ms: number) => void } {
  const real = performance.now.bind(performance);
  let later = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => real() + later);
  onTestFinished(() => spy.mockRestore());
  return { letPass: (ms) => (later += ms) };
}
