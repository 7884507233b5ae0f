import { expect, it } from 'vitest';
import { itemPaging } from './item-paging.js';

interface Tea {
  id: string;
  name: string;
}

interface Teas {
  items: Tea[];
  nextCursor?: string | undefined;
}

const page = (ids: string[], nextCursor?: string, name = 'Tea'): Teas => ({
  items: ids.map((id) => ({ id, name })),
  nextCursor,
});
const { append, cursorOf } = itemPaging<Teas>();

it('the next page is appended, and the list continues from its cursor', () => {
  const both = append(page(['a', 'b'], 'b'), page(['c'], 'c'));
  expect(both).toEqual(page(['a', 'b', 'c'], 'c'));
  expect(cursorOf(both)).toBe('c');
});

it('an item on two pages stays as on the first', () => {
  const { items } = append(page(['a', 'b'], 'b'), page(['b', 'c'], undefined, 'Other tea'));
  expect(items).toEqual([
    { id: 'a', name: 'Tea' },
    { id: 'b', name: 'Tea' },
    { id: 'c', name: 'Other tea' },
  ]);
});

it('the list ends with its last page', () => {
  expect(cursorOf(append(page(['a'], 'a'), page(['b'])))).toBeUndefined();
});
