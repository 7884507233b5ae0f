import { expect, it } from 'vitest';
import { firstBounds } from './first-bounds.js';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

it('the map begins with the place in the middle and the farthest neighbour at the edge', () => {
  expect(firstBounds(at(35, 139), [at(35.5, 139.25), at(34.75, 138)])).toEqual([
    [34.5, 138],
    [35.5, 140],
  ]);
});

it('the map begins at a single point when there are no neighbours', () => {
  expect(firstBounds(at(35, 139), [])).toEqual([
    [35, 139],
    [35, 139],
  ]);
});
