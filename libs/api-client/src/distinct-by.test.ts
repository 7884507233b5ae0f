import { expect, it } from 'vitest';
import { distinctBy } from './distinct-by.js';

it('distinctBy keeps the first item of each key, in order', () => {
  const items = [
    { id: 'b', place: 1 },
    { id: 'a', place: 2 },
    { id: 'b', place: 3 },
  ];
  expect(distinctBy(items, ({ id }) => id)).toEqual(items.slice(0, 2));
});
