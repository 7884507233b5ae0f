import type { Feature } from '@oa-profile/feature-sdk';
import { ownFeatures } from './features.js';

/** All that a server can make of an account besides its pages, as `servedFiles` of the page's state names it. */
export const fileKindsOf = (features: readonly Pick<Feature, 'server'>[]): string[] => [
  'contactCard',
  'qrCode',
  ...features.flatMap(({ server }) => Object.keys(server?.files ?? {})),
];

/** Those of a site whose host has chosen no features. */
export const accountFileKinds: readonly string[] = fileKindsOf(ownFeatures);
