import { expect, it } from 'vitest';
import { partySizeOf, partySizes } from './limits.js';

it.each([
  [{ min: 1, max: 4 }, [1, 2, 3, 4]],
  [{ min: 0, max: 2 }, [1, 2]],
  [{ min: 3, max: 3 }, [3]],
  [{ min: 5, max: 2 }, [5]],
])('an account that takes %j offers %j', (limits, sizes) => {
  expect(partySizes(limits)).toEqual(sizes);
});

it.each([
  [{ min: 1, max: 6 }, undefined, 2],
  [{ min: 4, max: 6 }, undefined, 4],
  [{ min: 1, max: 1 }, undefined, 1],
  [{ min: 1, max: 6 }, 5, 5],
  [{ min: 1, max: 4 }, 5, 4],
  [{ min: 3, max: 4 }, 1, 3],
])('with limits %j, a visitor who chose %s reserves for %s', (limits, chosen, size) => {
  expect(partySizeOf(limits, chosen)).toBe(size);
});
