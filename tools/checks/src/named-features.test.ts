import { expect, it } from 'vitest';
import { placesThatNameFeatures } from './named-features.js';

it('nothing but the list names a feature that a host may leave out, beyond what is still to be moved', () => {
  expect(Object.keys(placesThatNameFeatures())).toEqual([
    'libs/plugins/sdk/src/plugin.ts',
    'libs/profile/src/features/reservation/confirmation.tsx',
    'libs/profile/src/surface/sections/use-plugin-context.ts',
  ]);
});
