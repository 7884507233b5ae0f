import type { LateView } from '../core/feature/feature.js';
import type { FeatureViewName } from '../core/views/view.js';
import { features } from './features.js';

/** Loads a view that belongs to a feature. */
export async function loadFeatureView(name: FeatureViewName): Promise<LateView> {
  const load = features.find(({ views }) => views?.[name])?.views?.[name];
  if (!load) throw new RangeError(`Unknown view ${name}`);
  return load();
}
