import { createContext } from 'react';
import { useProvided } from '../store/use-provided.js';
import type { Feature } from './feature.js';

/** The page's features. Their code comes with that of the first taps. */
export interface LateFeatures {
  /** To be awaited with the code of a part that has something of them. */
  load: () => Promise<readonly Feature[]>;
  /** Those that have loaded: until then none, from then on all. */
  loaded: readonly Feature[];
}

/** Creates {@link LateFeatures}, once for all the pages that are rendered here. */
export function createLateFeatures(loadList: LateFeatures['load']): LateFeatures {
  const features: LateFeatures = {
    load: async () => (features.loaded = await loadList()),
    loaded: [],
  };
  return features;
}

export const LateFeaturesContext = createContext<LateFeatures | undefined>(undefined);

export const useLateFeatures = (): LateFeatures => useProvided(LateFeaturesContext);
