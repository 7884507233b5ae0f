import { createContext } from 'react';
import { useProvided } from '../store/use-provided.js';
import type { Plugin } from './plugin.js';

/** The page's plugins. Their code comes with that of the first taps. */
export interface LatePlugins {
  /** A part of the page that shows something of the plugins awaits this together with its own code. */
  load: () => Promise<readonly Plugin[]>;
  /** All plugins once they have loaded, none before. */
  loaded: readonly Plugin[];
}

/** Creates {@link LatePlugins}, once for all the pages that are rendered here. */
export function createLatePlugins(loadList: LatePlugins['load']): LatePlugins {
  const plugins: LatePlugins = {
    load: async () => (plugins.loaded = await loadList()),
    loaded: [],
  };
  return plugins;
}

export const LatePluginsContext = createContext<LatePlugins | undefined>(undefined);

export const useLatePlugins = (): LatePlugins => useProvided(LatePluginsContext);
