import type { LateView } from '../core/feature/feature.js';
import type { LateFeatures } from '../core/feature/late-features.js';
import type { FeatureViewName } from '../core/views/view.js';

/** Loads a view that belongs to a feature; undefined if there is no such feature. */
export const loadFeatureView = async (
  name: FeatureViewName,
  features: LateFeatures,
): Promise<LateView | undefined> =>
  (await features.load()).find(({ views }) => views?.[name])?.views?.[name]?.();
