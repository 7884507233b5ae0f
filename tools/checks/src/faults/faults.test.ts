import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faults } from './faults.js';

const root = join(import.meta.dirname, '../../../..');

it('every fault can be put into the code as it is now', () => {
  const impossible = faults.filter(
    ({ file, from }) => readFileSync(join(root, file), 'utf8').split(from).length !== 2,
  );
  expect(impossible.map(({ breaks }) => breaks)).toEqual([]);
});

it('npm test finds four of five faults', () => {
  const first = faults.filter(({ foundBy }) => foundBy.tier === 'first');
  expect(first.length / faults.length).toBeGreaterThanOrEqual(0.8);
});
