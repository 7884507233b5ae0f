import {
  createLateFeatures,
  type Feature,
  type FeatureFile,
  type LateFeatures,
  type PluginLoaders,
  type ViewKinds,
} from '@oa-profile/feature-sdk';
import { isSectionType } from '@oa-profile/plugin-sdk';
import { ownFeatures, ownViewsOf } from '@oa-profile/profile';
import { createServerTexts, type ServerTexts } from './server-texts.js';

/** What a host shows: its plugins and features, and the texts of the page and of each plugin. */
export interface Site {
  readonly plugins: PluginLoaders;
  /** Those that the host has chosen, and what every account has. */
  readonly features: readonly Feature[];
  /** The same, as pages take them. */
  readonly lateFeatures: LateFeatures;
  /** Their views. */
  readonly ownViews: ViewKinds;
  readonly texts: ServerTexts;
}

/** What there can be only one of on a site: of two, visitors would get the first, or half of each. */
const parts: Readonly<Record<string, (feature: Feature) => readonly string[]>> = {
  name: ({ name }) => [name],
  view: ({ views = {} }) => Object.keys(views),
  'pop-up': ({ dialogs = {} }) => Object.keys(dialogs),
  action: ({ resumes = {} }) => Object.keys(resumes),
  'kind of file': ({ server }) => Object.keys(server?.files ?? {}),
  address: ({ views = {}, server }) => [
    ...Object.keys(views),
    ...Object.values(server?.files ?? {}).map(({ path }: FeatureFile) => path),
  ],
};

function refuseSame(features: readonly Feature[]): void {
  for (const [part, namesOf] of Object.entries(parts)) {
    const names = features.flatMap(namesOf);
    const twice = names.find((name, place) => names.indexOf(name) !== place);
    if (twice !== undefined) throw new RangeError(`Two features have the ${part} '${twice}'`);
  }
}

/** What logs and the build call the pages that belong to no feature. */
const pageViews: readonly string[] = ['profile', 'page', 'section', 'item', 'error'];

/**
 * Creates what a host shows from its list of plugins. Texts are loaded once for each language.
 *
 * @param appName name of the messaging app
 * @param chosen the host's list of features
 * @throws RangeError when a plugin is called like a view of a feature, two features have the same name, view, pop-up, action,
 * kind of file or address, or a view is called so that no address leads to it
 */
export function createSite(plugins: PluginLoaders, appName?: string, chosen: readonly Feature[] = []): Site {
  const features = [...chosen, ...ownFeatures];
  refuseSame(features);
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
