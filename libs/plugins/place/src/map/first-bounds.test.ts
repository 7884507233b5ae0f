import { expect, it } from 'vitest';
import { firstBounds } from './first-bounds.js';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

it('the initial map is centred on the place, with the farthest neighbour at the edge', () => {
  expect(firstBounds(at(35, 139), [at(35.5, 139.25), at(34.75, 138)])).toEqual([
    [34.5, 138],
    [35.5, 140],
  ]);
});

it('the initial map is a single point if there are no neighbours', () => {
  expect(firstBounds(at(35, 139), [])).toEqual([
    [35, 139],
    [35, 139],
  ]);
});
