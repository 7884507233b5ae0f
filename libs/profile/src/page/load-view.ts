import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { createElement, type ComponentType } from 'react';
import type { LateProps } from '../core/late/late-part.js';
import { loadPlugin, type PluginLoaders } from '../core/plugins/load-plugin.js';
import type { View } from '../core/views/view.js';
import { loadOwnView } from './load-own-view.js';

/** A view's component. */
export type ViewComponent = ComponentType<LateProps>;

/** Loads the code and the texts of a view. The profile itself is there from the start. */
export async function loadView(
  view: View,
  i18n: i18n,
  plugins: () => Promise<PluginLoaders>,
): Promise<ViewComponent> {
  if (view.name === 'page') return (await import('./sub-page-view.js')).SubPageView;
  if (view.name === 'section') {
    const [plugin, { SectionView }] = await Promise.all([
      plugins().then((all) => loadPlugin(all, view.plugin)),
      import('../surface/sections/section-view.js'),
    ]);
    if (!plugin) throw new RangeError(`Unknown section ${view.plugin}`);
    await addTexts(i18n, plugin.texts);
    return function AllOfSection(props) {
      return createElement(SectionView, { ...props, plugin });
    };
  }
  if (view.name === 'item') {
    const { plugin: type, itemId } = view;
    const [plugin, { ItemView }, { actionTexts }] = await Promise.all([
      plugins().then((all) => loadPlugin(all, type)),
      import('../surface/sections/item-view.js'),
      import('../core/texts/action-texts.js'),
    ]);
    if (!plugin) throw new RangeError(`Unknown section ${type}`);
    await Promise.all([addTexts(i18n, plugin.texts), addTexts(i18n, actionTexts)]);
    return function ItemOfPlugin(props) {
      return createElement(ItemView, { ...props, plugin, itemId });
    };
  }
  if (view.name === 'profile') throw new RangeError('The profile is not a view to load');
  const { Component, texts } = await loadOwnView(view.name);
  await addTexts(i18n, texts);
  return Component;
}
