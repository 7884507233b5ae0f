import { expect, it } from 'vitest';
import { planColumns } from './plan-columns.js';

it.each([
  [1, 'one'],
  [2, 'two'],
  [3, 'three'],
  [4, 'two'],
  [5, 'three'],
  [6, 'three'],
])('planColumns puts %i plans into columns: %s', (plans, columns) => {
  expect(planColumns(plans)).toBe(columns);
});
