import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from './fixtures.js';
import type { Effort, Finger } from './finger.js';

const product = readFileSync(fileURLToPath(new URL('../../../../docs/product.md', import.meta.url)), 'utf8');

/** What docs/product.md#journeys promises of a journey. */
function promisedEffort(journey: string): Effort {
  const row = product.split('\n').find((line) => line.startsWith(`| ${journey} `));
  const [taps, scrolls, words] = row?.split('|').slice(2, 5).map(Number) ?? [];
  if (taps === undefined || scrolls === undefined || words === undefined)
    throw new Error(`docs/product.md has no journey '${journey}'`);
  return { taps, scrolls, words };
}

/** Expects that a journey takes as many taps as promised, and no more words. */
export function expectPromised(journey: string, { effort }: Pick<Finger, 'effort'>): void {
  const promised = promisedEffort(journey);
  const { taps, scrolls, words } = effort();
  expect({ taps, scrolls }, journey).toEqual({ taps: promised.taps, scrolls: promised.scrolls });
  expect(words, `words before the answer: ${journey}`).toBeLessThanOrEqual(promised.words);
}
