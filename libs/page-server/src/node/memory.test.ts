import { describe, expect, it } from 'vitest';
import { cacheMegabytes, describeMemory, processMemory } from './memory.js';

const MB = 1_000_000;

describe('the memory of a process', () => {
  it.each([
    { limit: 734, heap: 386, each: 72 },
    { limit: 400, heap: 250, each: 8 },
    { limit: 8000, heap: 2000, each: 96 },
    { limit: undefined, heap: 4000, each: 48 },
  ])('caches take what a limit of $limit MB leaves beside a heap of $heap: $each MB each', (memory) => {
    const { limit, heap, each } = memory;
    expect(cacheMegabytes({ limit: limit && limit * MB, heap: heap * MB })).toBe(each);
  });

  it.each([700, 1000, 2000])(
    'in %i MB, heap and caches fit if V8 takes half of it, and nothing is warned of',
    (megabytes) => {
      const memory = { limit: megabytes * MB, heap: (megabytes * MB) / 2 };
      const bytes = cacheMegabytes(memory) * MB;
      expect(describeMemory(memory, { answerBytes: bytes, pageBytes: bytes })).toEqual({
        level: 'info',
        message: `The memory is ${megabytes} MB, of which V8's heap may take ${megabytes / 2} MB; at most ${bytes / MB} MB of answers and ${bytes / MB} MB of pages are kept beside it.`,
      });
    },
  );

  it('what takes more than there is, is warned of', () => {
    const memory = { limit: 700 * MB, heap: 600 * MB };
    expect(describeMemory(memory, { answerBytes: 48 * MB, pageBytes: 48 * MB })).toMatchObject({
      level: 'warn',
      message: expect.stringContaining('--max-old-space-size') as unknown,
    });
  });

  it("a limit that no machine has is none, and V8's heap has one", () => {
    const { limit, heap } = processMemory();
    expect(limit ?? 1).toBeLessThan(2 ** 50);
    expect(heap).toBeGreaterThan(100 * MB);
  });
});
