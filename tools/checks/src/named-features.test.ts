import { expect, it } from 'vitest';
import { foldersOfFeatures, knownFeatures, placesThatNameFeatures } from './named-features.js';

it('nothing but the list names a feature that a host may leave out', () => {
  expect(placesThatNameFeatures()).toEqual({});
});

it('the words of every feature that a host may leave out are looked for', () => {
  expect(knownFeatures().sort()).toEqual(foldersOfFeatures().sort());
});
