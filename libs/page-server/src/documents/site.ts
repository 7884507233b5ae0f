import type { Feature, PluginLoaders } from '@oa-profile/plugin-sdk/page';
import type { FeatureFile } from '@oa-profile/plugin-sdk/server';
import { createLateFeatures, type LateFeatures, type ViewKinds } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { isSectionType } from '@oa-profile/plugin-sdk';
import { fileKindsOf, ownFeatures, ownViewsOf } from '@oa-profile/profile';
import { filesOfEveryAccount } from '../files/files-of-every-account.js';
import { startTexts } from './start-texts.js';
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

/** Whatever the features serve besides pages. */
export const filesOf = (features: readonly Feature[]): FeatureFile[] =>
  features.flatMap(({ server }) => Object.values(server?.files ?? {}));

/** What there can be only one of on a site: of two, visitors would get the first, or half of each. */
const parts: Readonly<Record<string, (features: readonly Feature[]) => readonly string[]>> = {
  name: (features) => features.map(({ name }) => name),
  view: (features) => features.flatMap(({ views = {} }) => Object.keys(views)),
  'pop-up': (features) => features.flatMap(({ dialogs = {} }) => Object.keys(dialogs)),
  action: (features) => features.flatMap(({ resumes = {} }) => Object.keys(resumes)),
  'namespace of texts': (features) => {
    const own = new Set([commonTexts, startTexts, ...features.map(({ texts }) => texts)]);
    return [...own].flatMap((texts) => texts?.namespace ?? []);
  },
  'kind of file': fileKindsOf,
  address: (features) => [
    ...Object.keys(filesOfEveryAccount),
    ...features.flatMap(({ views = {} }) => Object.keys(views)),
    ...filesOf(features).map(({ path }) => path),
  ],
};

function refuseSame(features: readonly Feature[]): void {
  for (const [part, namesOf] of Object.entries(parts)) {
    const names = namesOf(features);
    const twice = names.find((name, place) => names.indexOf(name) !== place);
    if (twice !== undefined)
      throw new RangeError(`Two features, or one and the page, have the ${part} '${twice}'`);
  }
}

/** What logs and the build call the pages that belong to no feature. */
const pageViews: readonly string[] = ['profile', 'page', 'section', 'item', 'error'];

/**
 * Creates what a host shows from its list of plugins. Texts are loaded once for each language.
 *
 * @param appName name of the messaging app
 * @param chosen the host's list of features
 * @throws RangeError when a plugin is called like a view of a feature; two features, or one and the page, have the same
 * name, view, pop-up, action, namespace of texts, kind of file or address; a file would hide pages of the
 * account; or a view is called so that no address leads to it
 */
export function createSite(plugins: PluginLoaders, appName?: string, chosen: readonly Feature[] = []): Site {
  const features = [...chosen, ...ownFeatures];
  refuseSame(features);
  const ownViews = ownViewsOf(features);
  const taken = Object.keys(plugins).find((type) => Object.hasOwn(ownViews, type));
  if (taken !== undefined)
    throw new RangeError(`The plugin '${taken}' is called like a view of a feature, which has its addresses`);
  const shadowing = filesOf(features).find(({ path }) => {
    const [first = ''] = path.split('/', 1);
    return first.startsWith(':') || first === 'page' || Object.hasOwn(plugins, first);
  });
  if (shadowing)
    throw new RangeError(
      `A file at '${shadowing.path}' would hide pages of the account: its own or its sections'`,
    );
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
