import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLateCode, type LateStatus } from './late-code.js';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Code that fails as often as asked for, and the statuses it reports. */
function lateCode(failures: number) {
  const load = vi.fn(() => {
    if (load.mock.calls.length <= failures)
      return Promise.reject(new Error(`failure ${load.mock.calls.length}`));
    return Promise.resolve('code');
  });
  const errors: unknown[] = [];
  const late = createLateCode(load, (error) => errors.push(error));
  const heard: LateStatus[] = [];
  late.subscribe(() => heard.push(late.status()));
  return { late, load, errors, heard };
}

describe('late code', () => {
  it('late code is loaded once, on demand', async () => {
    const { late, load, heard } = lateCode(0);
    expect(load).not.toHaveBeenCalled();
    late.start();
    late.start();
    expect(await late.code).toBe('code');
    expect(load).toHaveBeenCalledOnce();
    expect(heard).toEqual(['Success']);
  });

  it('late code is requested again after one failure, and nobody is told', async () => {
    const { late, load, errors, heard } = lateCode(1);
    late.start();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await late.code).toBe('code');
    expect([load.mock.calls.length, errors.length]).toEqual([2, 1]);
    expect(heard).toEqual(['Success']);
  });

  it('reports repeated failures, and is requested four times in all', async () => {
    const { late, load, heard } = lateCode(Infinity);
    late.start();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(new Set(heard)).toEqual(new Set(['Failure']));
  });

  it('late code is requested again at once whenever the visitor asks', async () => {
    const { late, load, heard } = lateCode(5);
    late.start();
    await vi.advanceTimersByTimeAsync(3_600_000);
    heard.length = 0;
    late.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['Retrying', 'Failure']);
    late.retry();
    expect(await late.code).toBe('code');
    expect([load.mock.calls.length, late.status()]).toEqual([6, 'Success']);
  });

  it('late code is not requested twice at a time', async () => {
    const { late, load } = lateCode(2);
    late.start();
    await vi.advanceTimersByTimeAsync(2_000);
    late.retry();
    late.retry();
    await late.code;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  /** What tells the page that the network may be there again. */
  const chances: Record<string, () => void> = {
    'the browser says that there is a network again': () => window.dispatchEvent(new Event('online')),
    'the visitor comes back to the page': () => document.dispatchEvent(new Event('visibilitychange')),
  };
  it.each(Object.entries(chances))('late code is requested again when %s', async (_name, happens) => {
    const { late, load, heard } = lateCode(6);
    late.start();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(4);
    heard.length = 0;
    happens();
    // A network that has just come may fail once or twice.
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await late.code).toBe('code');
    expect([load.mock.calls.length, heard.at(-1)]).toEqual([7, 'Success']);
    happens();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(7);
  });

  it('late code is not requested when the visitor leaves the page', async () => {
    const { late, load } = lateCode(Infinity);
    late.start();
    await vi.advanceTimersByTimeAsync(3_600_000);
    vi.stubGlobal('document', Object.assign(document, { visibilityState: 'hidden' }));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('late code is requested again after an attempt that was pending when the network came back', async () => {
    const { late, load } = lateCode(3);
    let fail: (error: Error) => void = () => undefined;
    late.start();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(load).toHaveBeenCalledTimes(3);
    load.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    await vi.advanceTimersByTimeAsync(30_000);
    window.dispatchEvent(new Event('online'));
    fail(new Error('Timeout'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await late.code).toBe('code');
    expect(load).toHaveBeenCalledTimes(5);
  });
});
