import { languages } from '@oa-profile/i18n';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPages } from './calendar.js';
import { contradictionsIn } from './pairs.js';
import { accountAt, anyMoment, rareMoments } from './situations.js';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

describe.each(languages)('in %s', (language) => {
  it('no two sentences of any moment contradict each other', { timeout: 600_000 }, async () => {
    const { sayEverything } = await openPages(language);
    const contradictions = await contradictionsIn(language);
    await fc.assert(
      fc.asyncProperty(anyMoment, async (any) => {
        expect(await contradictions(await sayEverything(accountAt(any), any.now))).toEqual([]);
      }),
      { examples: [...rareMoments], numRuns: 100, seed: 59 },
    );
  });
});
