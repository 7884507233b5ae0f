import { expect, it } from 'vitest';
import { placesThatNamePlugins } from './named-plugins.js';

it('nothing but the list names a plugin that a host may leave out', () => {
  expect(placesThatNamePlugins()).toEqual({});
});
