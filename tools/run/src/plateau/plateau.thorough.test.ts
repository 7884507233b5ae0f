import { expect, it } from 'vitest';
import { memoryOf, UNIT } from './deployed-server.js';
import { runPlateau } from './run-plateau.js';

const MEBIBYTE_IN_MB = 1.048576;

it.skipIf(process.platform !== 'linux')(
  'a replica that is asked for far more than it can do answers everybody, within its memory, also while the API fails and hangs',
  async () => {
    const { phases, memory, hasSurvived } = await runPlateau({
      minutes: 0.5,
      load: 1,
      rate: 40,
      silent: 20,
    });
    expect(hasSurvived).toBe(true);
    expect(memory.most).toBeGreaterThan(50);
    expect(memory.most).toBeLessThanOrEqual(memoryOf(UNIT) * MEBIBYTE_IN_MB);
    const counts = new Map<unknown, number>();
    for (const { tally } of phases) {
      for (const [outcome, count] of tally.outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + count);
      expect(tally.withoutRetryAfter).toBe(0);
      expect(tally.unhealthy).toBe(0);
      // Some are served in every part: what is in memory.
      expect(tally.answered.count).toBeGreaterThan(0);
    }
    // Nobody is left without an answer, and there are no others than these.
    expect([...counts.keys()].filter((each) => ![200, 404, 503, 'gave up'].includes(each as number))).toEqual(
      [],
    );
    // It is too much indeed.
    expect(counts.get(503)).toBeGreaterThan(100);
  },
);
