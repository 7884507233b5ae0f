import { type LateProps, loadPlugin, type PluginLoaders, type ViewItem } from '@oa-profile/plugin-sdk/page';
import { type LateFeatures, loadFeatures, type View } from '@oa-profile/plugin-sdk/internal';
import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { createElement, type ComponentType, type FunctionComponent } from 'react';
import { SectionView } from '../surface/sections/section-view.js';
import { loadFeatureView } from './load-feature-view.js';
import { SubPageView } from './sub-page-view.js';

export type ViewComponent = ComponentType<LateProps>;

/** A view that is not the profile, which needs no loading. */
type LoadedView = Exclude<View, { name: 'profile' }>;

/** Loads the code and the texts of a view. */
export async function loadView(
  view: LoadedView,
  i18n: i18n,
  plugins: () => Promise<PluginLoaders>,
  features: LateFeatures,
): Promise<ViewComponent> {
  const [Component, plugin] = await Promise.all([
    loadComponent(view, i18n, features),
    'plugin' in view ? plugins().then((all) => loadPlugin(all, view.plugin)) : undefined,
    loadFeatures(features, i18n),
  ]);
  if (!('plugin' in view)) return Component as ViewComponent;
  if (!plugin) throw new RangeError(`Unknown section ${view.plugin}`);
  await addTexts(i18n, plugin.texts);
  const itemId = 'itemId' in view ? view.itemId : '';
  return function ViewOfPlugin(props) {
    return createElement(Component, { ...props, plugin, itemId });
  };
}

/** A view's component, which gets what it is about. */
async function loadComponent(
  view: LoadedView,
  i18n: i18n,
  features: LateFeatures,
): Promise<FunctionComponent<LateProps & ViewItem>> {
  if (view.name !== 'feature') {
    if (view.name === 'item') return (await import('../surface/sections/item-view.js')).ItemView;
    return view.name === 'page' ? SubPageView : SectionView;
  }
  const found = await loadFeatureView(view.view, features);
  if (!found) throw new RangeError(`Unknown view ${view.view}`);
  await addTexts(i18n, found.texts);
  return found.Component;
}
