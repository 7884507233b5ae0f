import { usePageEnvironment } from '../store/hooks.js';
import type { LateList } from '../store/services.js';
import type { Plugin } from './plugin.js';

/**
 * The page's plugins. Their code comes with that of the first taps; a part of the page that shows something of them awaits it
 * together with its own code.
 */
export type LatePlugins = LateList<Plugin>;

/** Creates {@link LatePlugins}, once for all the pages that are rendered here. */
export function createLatePlugins(loadList: LatePlugins['load']): LatePlugins {
  const plugins: LatePlugins = {
    load: async () => (plugins.loaded = await loadList()),
    loaded: [],
  };
  return plugins;
}

export const useLatePlugins = (): LatePlugins => usePageEnvironment().services.plugins;
