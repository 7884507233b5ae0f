import { expect, it } from 'vitest';
import { FEWEST_ENTRIES, isWorthSearching } from './is-worth-searching.js';

const sectionWith = (findable?: number) => ({
  id: 's',
  type: 'faq',
  title: 'Questions',
  highlights: [],
  ...(findable !== undefined && { of: { search: findable } }),
});

it('a page offers a search only if all sections together have enough to find', () => {
  expect(isWorthSearching([sectionWith(FEWEST_ENTRIES - 1), sectionWith(), sectionWith(1)])).toBe(true);
  expect(isWorthSearching([sectionWith(FEWEST_ENTRIES - 1), sectionWith()])).toBe(false);
  expect(isWorthSearching([])).toBe(false);
});
