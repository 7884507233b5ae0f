import { expect, it } from 'vitest';
import { placesThatNameFeatures } from './named-features.js';

it('nothing but the list names a feature that a host may leave out, beyond what is still to be moved', () => {
  expect(Object.keys(placesThatNameFeatures())).toEqual([
    'libs/page-server/src/documents/render-account-page.tsx',
    'libs/page-server/src/files/account-files.ts',
    'libs/page-server/src/files/account-sitemap.ts',
    'libs/page-server/src/files/calendar-file.ts',
    'libs/page-server/src/files/calendar-query.ts',
    'libs/page-server/src/files/index.ts',
    'libs/page-server/src/files/special-day-file.ts',
    'libs/page-server/src/files/speculation-rules.ts',
    'libs/page-server/src/page-server.ts',
    'libs/page-server/src/pages/page-source.ts',
    'libs/page-server/src/requests/config.ts',
    'libs/page-server/src/requests/security-headers.ts',
    'libs/plugins/sdk/src/plugin.ts',
    'libs/plugins/sdk/src/section-type.ts',
    'libs/profile/src/core/files/account-file-url.ts',
    'libs/profile/src/core/intent/intent.ts',
    'libs/profile/src/core/store/page-state.ts',
    'libs/profile/src/features/reservation/confirmation.tsx',
    'libs/profile/src/index.ts',
    'libs/profile/src/page/first-page.ts',
    'libs/profile/src/page/follow-links.ts',
    'libs/profile/src/page/profile-page.tsx',
    'libs/profile/src/surface/sections/server/complete-sections.ts',
    'libs/profile/src/surface/sections/use-plugin-context.ts',
  ]);
});
