import {
  createLateFeatures,
  type Feature,
  type LateFeatures,
  type PluginLoaders,
  type ViewKinds,
} from '@oa-profile/feature-sdk';
import { isSectionType } from '@oa-profile/plugin-sdk';
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

/** What logs and the build call the pages that belong to no feature. */
const pageViews: readonly string[] = ['profile', 'page', 'section', 'item', 'error'];

/**
 * Creates what a host shows from its list of plugins. Texts are loaded once for each language.
 *
 * @param appName name of the messaging app
 * @throws RangeError when a plugin is called like a view of a feature, or a view so that no address leads to it
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
  const odd = Object.keys(ownViews).find((name) => !isSectionType(name) || pageViews.includes(name));
  if (odd !== undefined) throw new RangeError(`No view can be called '${odd}'`);
  return {
    plugins,
    features,
    lateFeatures: createLateFeatures(() => Promise.resolve(features)),
    ownViews,
    texts: createServerTexts(plugins, appName),
  };
}
