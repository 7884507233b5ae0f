import type { Feature } from '@oa-profile/feature-sdk';
import { features as allFeatures } from './features.js';

/** All that a server can make of an account besides its pages, as `servedFiles` of the page's state names it. */
export const fileKindsOf = (features: readonly Pick<Feature, 'server'>[]): string[] => [
  'contactCard',
  'qrCode',
  ...features.flatMap(({ server }) => Object.keys(server?.files ?? {})),
];

/** Those of a site with all features. */
export const accountFileKinds: readonly string[] = fileKindsOf(allFeatures);
