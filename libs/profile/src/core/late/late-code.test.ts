import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLateCode, type LateStatus } from './late-code.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
  it('is loaded once, on demand', async () => {
    const { late, load, heard } = lateCode(0);
    expect(load).not.toHaveBeenCalled();
    late.start();
    late.start();
    expect(await late.code).toBe('code');
    expect(load).toHaveBeenCalledOnce();
    expect(heard).toEqual(['Success']);
  });

  it('is requested again after one failure, and nobody is told', async () => {
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

  it('is requested again at once whenever the visitor asks', async () => {
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

  it('is not requested twice at a time', async () => {
    const { late, load } = lateCode(2);
    late.start();
    await vi.advanceTimersByTimeAsync(2_000);
    late.retry();
    late.retry();
    await late.code;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(3);
  });
});
