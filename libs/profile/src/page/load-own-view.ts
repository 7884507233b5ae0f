import type { LateView } from '../core/feature/feature.js';
import type { OwnViewName } from '../core/views/view.js';
import { features } from './features.js';

/** Loads a view that belongs to a feature. */
export async function loadOwnView(name: OwnViewName): Promise<LateView> {
  const load = features.find(({ views }) => views?.[name])?.views?.[name];
  if (!load) throw new RangeError(`Unknown view ${name}`);
  return load();
}
