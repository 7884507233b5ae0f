import type { LateFeatures, LateView } from '@oa-profile/feature-sdk';

/** Loads a view that belongs to a feature; undefined if there is no such feature. */
export const loadFeatureView = async (name: string, features: LateFeatures): Promise<LateView | undefined> =>
  (await features.load()).find(({ views }) => views?.[name])?.views?.[name]?.load();
