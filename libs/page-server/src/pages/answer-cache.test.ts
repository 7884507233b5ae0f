import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAnswerCache, type AnswerCache, type AnswerCacheOptions } from './answer-cache.js';
import { settableClock } from '../testing/clock.js';
import { RefusedError, createGate } from './gate.js';

interface Thing {
  text: string;
}
type Made = Awaited<ReturnType<AnswerCacheOptions<Thing, 'none', string>['make']>>;

interface Scene {
  cache: AnswerCache<Thing, 'none', string>;
  make: ReturnType<typeof vi.fn<(context: string) => Promise<Made>>>;
  onError: ReturnType<typeof vi.fn<(error: unknown) => void>>;
}

const thing = (text: string): Promise<Made> => Promise.resolve({ value: { text } });

function open(
  make: (context: string) => Promise<Made> = thing,
  options: Partial<AnswerCacheOptions<Thing, 'none', string>> & { atOnce?: number } = {},
): Scene {
  const making = vi.fn(make);
  const onError = vi.fn<(error: unknown) => void>();
  const gate = createGate(options.atOnce ?? 10);
  const cache = createAnswerCache<Thing, 'none', string>({
    make: making,
    gateFor: () => gate,
    maxBytes: 1000,
    sizeOf: ({ text }) => text.length,
    freshFor: 60_000,
    onError,
    ...options,
  });
  return { cache, make: making, onError };
}

const letExpire = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

describe('a cache of answers', () => {
  it('a cache of answers makes one answer for all concurrent requests', async () => {
    const { cache, make } = open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', 'A')));
    expect(new Set(answers.map((answer) => 'value' in answer && answer.value.text))).toEqual(new Set(['A']));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('a cache of answers never exceeds its limit of bytes, and keeps what was requested last', async () => {
    const { cache, make } = open(() => thing('x'.repeat(90)));
    for (let number = 0; number < 100; number += 1) {
      await cache.get(`thing ${number}`, '');
      expect(cache.bytes).toBeLessThanOrEqual(1000);
    }
    await cache.get('thing 99', '');
    expect(make).toHaveBeenCalledTimes(100);
  });

  it('a cache of answers returns a value that is too large to be kept', async () => {
    const { cache } = open(() => thing('x'.repeat(2000)));
    expect(await cache.get('a', '')).toMatchObject({
      value: { text: expect.stringMatching(/^x+$/) as string },
    });
    expect(cache.bytes).toBeLessThanOrEqual(1);
  });

  it('a cache of answers does not let 50,000 missing keys evict a value', async () => {
    const { cache, make } = open(async (context) => (context ? thing(context) : { missing: 'none' }));
    await cache.get('a', 'A');
    for (let number = 0; number < 50_000; number += 1) await cache.get(`thing ${number}`, '');
    const made = make.mock.calls.length;
    expect(await cache.get('a', '')).toEqual({ value: { text: 'A' } });
    expect(await cache.get('thing 49999', '')).toEqual({ missing: 'none' });
    expect(make).toHaveBeenCalledTimes(made);
    expect(cache.bytes).toBe(1);
  });

  it('a cache of answers refuses work beyond the limit at once, and accepts it again later', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { cache } = open((context) => released.then(() => thing(context)), { atOnce: 2 });
    const [first, second] = [cache.get('a', 'A'), cache.get('b', 'B')];
    await expect(cache.get('c', 'C')).rejects.toBeInstanceOf(RefusedError);
    // Another request for the same key adds no work.
    const third = cache.get('a', 'A');
    release();
    expect(await Promise.all([first, second, third])).toMatchObject([
      { value: { text: 'A' } },
      { value: { text: 'B' } },
      { value: { text: 'A' } },
    ]);
    expect(await cache.get('c', 'C')).toEqual({ value: { text: 'C' } });
  });

  it('a cache of answers returns a stale answer while a new one is made, and then the new one', async () => {
    const { cache } = open(undefined, { freshFor: 0 });
    await cache.get('a', 'old');
    await letExpire();
    expect(await cache.get('a', 'new')).toEqual({ value: { text: 'old' } });
    await expect.poll(() => cache.get('a', 'new')).toEqual({ value: { text: 'new' } });
  });

  it('a cache of answers returns a stale answer before it begins to make a new one', async () => {
    const { cache, make } = open(undefined, { freshFor: 1 });
    await cache.get('a', 'old');
    await letExpire();
    await cache.get('a', 'new');
    expect(make).toHaveBeenCalledTimes(1);
    await expect.poll(() => make).toHaveBeenCalledTimes(2);
  });

  it('a cache of answers returns an answer that is too old only if making a new one fails', async () => {
    const { letPass } = settableClock();
    const { cache, make, onError } = open(undefined, { freshFor: 1, staleFor: 1 });
    await cache.get('a', 'old');
    letPass(1000);
    make.mockRejectedValueOnce(new Error('broken'));
    expect(await cache.get('a', 'new')).toEqual({ value: { text: 'old' } });
    expect(onError).toHaveBeenCalledTimes(1);
    letPass(600_000);
    expect(await cache.get('a', 'new')).toEqual({ value: { text: 'new' } });
  });

  it('a cache of answers does not make again what has just failed, and waits twice as long each time, up to four seconds', async () => {
    const { letPass } = settableClock();
    const { cache, make } = open(() => Promise.reject(new Error('broken')));
    await expect(cache.get('a', 'A')).rejects.toThrow('broken');
    const madeAt: number[] = [];
    for (let second = 1; second < 20; second += 1) {
      letPass(1000);
      const before = make.mock.calls.length;
      await expect(cache.get('a', 'A')).rejects.toMatchObject({ name: 'RefusedError' });
      if (make.mock.calls.length > before) madeAt.push(second);
    }
    expect(madeAt).toEqual([1, 3, 7, 11, 15, 19]);
    // Others are made at once.
    make.mockImplementation(thing);
    expect(await cache.get('b', 'B')).toEqual({ value: { text: 'B' } });
  });

  it('a cache of answers says to whoever is refused how long it will not be tried, also if it has just been tried for them', async () => {
    const { letPass } = settableClock();
    const { cache } = open(() => Promise.reject(new Error('broken')));
    const refusal = (): Promise<unknown> => cache.get('a', 'A').catch((error: unknown) => error);
    await refusal();
    const heard: number[] = [];
    for (const seconds of [1, 1, 1, 3, 1]) {
      letPass(seconds * 1000);
      heard.push(Math.ceil(((await refusal()) as RefusedError).retryAfter / 1000));
    }
    expect(heard).toEqual([2, 1, 4, 1, 4]);
  });

  it.each([
    ['a value', thing],
    ['a missing one', async (context: string) => (context ? thing(context) : { missing: 'none' as const })],
  ])(
    'a cache of answers notices that %s has become stale where timers end with the request that started them',
    async (_, made) => {
      const { letPass } = settableClock();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const { cache, make } = open(made, { freshFor: 60_000, staleFor: 1 });
      await cache.get('a', '');
      await cache.get('a', '');
      expect(make).toHaveBeenCalledTimes(1);
      letPass(120_000);
      expect(await cache.get('a', 'new')).toEqual({ value: { text: 'new' } });
    },
  );

  it('a cache of answers counts a failure once, however many have waited for it in vain', async () => {
    const { letPass } = settableClock();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { cache, make } = open(undefined, { freshFor: 60_000, staleFor: 1 });
    await cache.get('a', 'old');
    letPass(120_000);
    make.mockImplementation(
      () => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 2500)),
    );
    const waiting = Array.from({ length: 50 }, () => cache.get('a', 'new'));
    await vi.advanceTimersByTimeAsync(2500);
    expect(await Promise.all(waiting)).toHaveLength(50);
    make.mockImplementation(thing);
    // It has been late, and then failed: two seconds.
    letPass(2000);
    await cache.get('a', 'new');
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get('a', '')).toEqual({ value: { text: 'new' } });
  });

  it.each([
    ['what has failed before', false],
    ['something newer than what there is', true],
  ])('a cache of answers lets nobody wait more than two seconds for %s', async (_, hasOlder) => {
    const { letPass } = settableClock();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { cache, make } = open(undefined, { freshFor: 60_000, staleFor: 1 });
    if (hasOlder) await cache.get('a', 'old');
    else {
      make.mockRejectedValueOnce(new Error('broken'));
      await expect(cache.get('a', 'A')).rejects.toThrow('broken');
    }
    letPass(hasOlder ? 120_000 : 1000);
    let finish = (): void => undefined;
    make.mockImplementationOnce(
      (text) =>
        new Promise((resolve) => {
          finish = () => resolve({ value: { text } });
        }),
    );
    const waiting = cache.get('a', 'new').catch((error: unknown) => (error as Error).name);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await waiting).toEqual(hasOlder ? { value: { text: 'old' } } : 'RefusedError');
    // The next ones do not wait at all.
    const next = cache.get('a', 'new').catch((error: unknown) => (error as Error).name);
    expect(await next).toEqual(await waiting);
    // It goes on, and is there for the next visit.
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get('a', '')).toEqual({ value: { text: 'new' } });
    expect(make).toHaveBeenCalledTimes(2);
  });
});
