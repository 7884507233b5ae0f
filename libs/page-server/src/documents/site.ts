import {
  createLateFeatures,
  type Feature,
  type LateFeatures,
  type PluginLoaders,
  type ViewKinds,
} from '@oa-profile/feature-sdk';
import { features as allFeatures, ownViewsOf } from '@oa-profile/profile';
import { createServerTexts, type ServerTexts } from './server-texts.js';

/** What a host shows: its plugins and features, and the texts of the page and of each plugin. */
export interface Site {
  readonly plugins: PluginLoaders;
  readonly features: readonly Feature[];
  /** The same, as pages take them. */
  readonly lateFeatures: LateFeatures;
  /** Their views. */
  readonly ownViews: ViewKinds;
  readonly texts: ServerTexts;
}

/**
 * Creates what a host shows from its list of plugins. Texts are loaded once for each language.
 *
 * @param appName name of the messaging app
 * @throws RangeError when a plugin is called like a view of a feature
 */
export function createSite(
  plugins: PluginLoaders,
  appName?: string,
  features: readonly Feature[] = allFeatures,
): Site {
  const ownViews = ownViewsOf(features);
  const taken = Object.keys(plugins).find((type) => Object.hasOwn(ownViews, type));
  if (taken !== undefined)
    throw new RangeError(`The plugin '${taken}' is called like a view of a feature, which has its addresses`);
  return {
    plugins,
    features,
    lateFeatures: createLateFeatures(() => Promise.resolve(features)),
    ownViews,
    texts: createServerTexts(plugins, appName),
  };
}
