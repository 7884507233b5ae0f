import {
  createLateFeatures,
  type Feature,
  type LateFeatures,
  type PluginLoaders,
} from '@oa-profile/feature-sdk';
import { features as allFeatures } from '@oa-profile/profile';
import { createServerTexts, type ServerTexts } from './server-texts.js';

/** What a host shows: its plugins and features, and the texts of the page and of each plugin. */
export interface Site {
  readonly plugins: PluginLoaders;
  readonly features: readonly Feature[];
  /** The same, as pages take them. */
  readonly lateFeatures: LateFeatures;
  readonly texts: ServerTexts;
}

/**
 * Creates what a host shows from its list of plugins. Texts are loaded once for each language.
 *
 * @param appName name of the messaging app
 */
export const createSite = (
  plugins: PluginLoaders,
  appName?: string,
  features: readonly Feature[] = allFeatures,
): Site => ({
  plugins,
  features,
  lateFeatures: createLateFeatures(() => Promise.resolve(features)),
  texts: createServerTexts(plugins, appName),
});
