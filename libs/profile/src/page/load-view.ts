import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { createElement, type ComponentType } from 'react';
import type { LateFeatures } from '../core/feature/late-features.js';
import type { LateProps } from '../core/late/late-part.js';
import { loadPlugin, type PluginLoaders } from '../core/plugins/load-plugin.js';
import { addActionTexts } from '../core/texts/add-action-texts.js';
import type { View } from '../core/views/view.js';
import { SectionView } from '../surface/sections/section-view.js';
import { loadFeatureView } from './load-feature-view.js';
import { SubPageView } from './sub-page-view.js';

/** A view's component. */
export type ViewComponent = ComponentType<LateProps>;

/** Loads the code and the texts of a view. The profile itself needs no loading. */
export async function loadView(
  view: View,
  i18n: i18n,
  plugins: () => Promise<PluginLoaders>,
  features: LateFeatures,
): Promise<ViewComponent> {
  if (view.name === 'page') {
    await addActionTexts(i18n);
    return SubPageView;
  }
  if (view.name === 'section') {
    const [plugin] = await Promise.all([
      plugins().then((all) => loadPlugin(all, view.plugin)),
      addActionTexts(i18n),
    ]);
    if (!plugin) throw new RangeError(`Unknown section ${view.plugin}`);
    await addTexts(i18n, plugin.texts);
    return function AllOfSection(props) {
      return createElement(SectionView, { ...props, plugin });
    };
  }
  if (view.name === 'item') {
    const { plugin: type, itemId } = view;
    const [plugin, { ItemView }] = await Promise.all([
      plugins().then((all) => loadPlugin(all, type)),
      import('../surface/sections/item-view.js'),
      addActionTexts(i18n),
    ]);
    if (!plugin) throw new RangeError(`Unknown section ${type}`);
    await addTexts(i18n, plugin.texts);
    return function ItemOfPlugin(props) {
      return createElement(ItemView, { ...props, plugin, itemId });
    };
  }
  if (view.name === 'profile') throw new RangeError('The profile is not a view to load');
  const found = await loadFeatureView(view.name, features);
  if (!found) throw new RangeError(`Unknown view ${view.name}`);
  await addTexts(i18n, found.texts);
  return found.Component;
}
