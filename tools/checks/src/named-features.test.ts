import { expect, it } from 'vitest';
import { placesThatNameFeatures } from './named-features.js';

it('nothing but the list names a feature that a host may leave out', () => {
  expect(placesThatNameFeatures()).toEqual({});
});
