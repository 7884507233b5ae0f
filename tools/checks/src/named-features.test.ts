import { expect, it } from 'vitest';
import { placesThatNameFeatures } from './named-features.js';

it('nothing but the list names a feature that a host may leave out, beyond what is still to be moved', () => {
  expect(Object.keys(placesThatNameFeatures())).toEqual([
    'libs/page-server/src/documents/render-account-page.tsx',
    'libs/page-server/src/files/account-sitemap.ts',
    'libs/page-server/src/files/speculation-rules.ts',
    'libs/plugins/sdk/src/plugin.ts',
    'libs/plugins/sdk/src/section-type.ts',
    'libs/profile/src/features/reservation/confirmation.tsx',
    'libs/profile/src/page/first-page.ts',
    'libs/profile/src/page/follow-links.ts',
    'libs/profile/src/page/profile-page.tsx',
    'libs/profile/src/surface/sections/use-plugin-context.ts',
  ]);
});
