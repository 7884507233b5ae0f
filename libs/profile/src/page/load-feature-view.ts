import type { LateView } from '@oa-profile/plugin-sdk/page';
import type { LateFeatures } from '@oa-profile/plugin-sdk/internal';

/** Loads a view that belongs to a feature; undefined if there is no such feature. */
export const loadFeatureView = async (name: string, features: LateFeatures): Promise<LateView | undefined> =>
  (await features.load()).find(({ views }) => views?.[name])?.views?.[name]?.load();
