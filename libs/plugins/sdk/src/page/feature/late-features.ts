import { createContext } from 'react';
import { useProvided } from '../store/use-provided.js';
import type { Feature } from './feature.js';

/** The page's features. Their code comes with that of the first taps. */
export interface LateFeatures {
  /** A part of the page that shows something of the features awaits this together with its own code. */
  load: () => Promise<readonly Feature[]>;
  /** All features once they have loaded, none before. */
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
