import { lastVisitFeature } from '@oa-profile/plugin-last-visit';
import { placeFeature } from '@oa-profile/plugin-place';
import { reservationFeature } from '@oa-profile/plugin-reservation';
import type { Feature } from '@oa-profile/plugin-sdk/page';
import { searchFeature } from '@oa-profile/plugin-search';
import { filesOfEveryAccount } from '../files/files-of-every-account.js';

/** What visitors can do on the sites that page servers are tried with. */
export const features: readonly Feature[] = [
  placeFeature,
  reservationFeature,
  searchFeature,
  lastVisitFeature,
];

/** The files of an account that are the same for all visitors, by their addresses below the account's. */
export const sharedFiles: readonly string[] = [
  ...Object.keys(filesOfEveryAccount),
  ...features
    .flatMap(({ server }) => Object.values(server?.files ?? {}))
    .filter(({ keptBy }) => keptBy === 'all')
    .map(({ path }) => path.replace(/:day\{.*/, '2026-11-23.ics')),
];
