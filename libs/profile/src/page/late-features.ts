import { createLateFeatures } from '../core/feature/late-features.js';

/** The features of every page. */
export const lateFeatures = createLateFeatures(() =>
  import('./features.js').then(({ features }) => features),
);
