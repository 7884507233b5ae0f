import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPages } from './calendar.js';
import { contradictionsIn } from './pairs.js';
import { accountAt, anyMoment, rareMoments } from './situations.js';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

it('no two sentences of a moment contradict each other', { timeout: 300_000 }, async () => {
  const { sayEverything } = await openPages('en');
  const contradictions = await contradictionsIn('en');
  await fc.assert(
    fc.asyncProperty(anyMoment, async (any) => {
      expect(await contradictions(await sayEverything(accountAt(any), any.now))).toEqual([]);
    }),
    { examples: [...rareMoments], numRuns: 12, seed: 59, endOnFailure: true },
  );
});
