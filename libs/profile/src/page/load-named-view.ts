import type { LateView } from '@oa-profile/plugin-sdk/page';
import type { LatePlugins } from '@oa-profile/plugin-sdk/internal';

/** Loads a view that belongs to a plugin; undefined if there is no such plugin. */
export const loadNamedView = async (name: string, plugins: LatePlugins): Promise<LateView | undefined> =>
  (await plugins.load()).find(({ views }) => views?.[name])?.views?.[name]?.load();
