import type { PluginLoaders } from '@oa-profile/profile';
import { createServerTexts, type ServerTexts } from './server-texts.js';

/** What a host shows: its plugins, and the texts of the page and of each plugin. */
export interface Site {
  readonly plugins: PluginLoaders;
  readonly texts: ServerTexts;
}

/**
 * Creates what a host shows from its list of plugins. Texts are loaded once for each language.
 *
 * @param appName name of the messaging app
 */
export const createSite = (plugins: PluginLoaders, appName?: string): Site => ({
  plugins,
  texts: createServerTexts(plugins, appName),
});
