import { createLateFeatures } from '@oa-profile/feature-sdk';

/** The features of every page. */
export const lateFeatures = createLateFeatures(() =>
  import('./features.js').then(({ features }) => features),
);
