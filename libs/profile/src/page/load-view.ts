import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { createElement, type ComponentType } from 'react';
import type { LateProps } from '../core/late/late-part.js';
import { loadPlugin, type PluginLoaders } from '../core/plugins/load-plugin.js';
import type { View } from '../core/views/view.js';

/** A view's component. */
export type ViewComponent = ComponentType<LateProps>;

/** Loads the code and the texts of a view. The profile itself is there from the start. */
export async function loadView(
  view: View,
  i18n: i18n,
  plugins: () => Promise<PluginLoaders>,
): Promise<ViewComponent> {
  if (view.name === 'report') {
    const { ReportView, reportTexts } = await import('../features/report/index.js');
    await addTexts(i18n, reportTexts);
    return ReportView;
  }
  if (view.name === 'place') {
    const { PlaceView, placeTexts } = await import('../features/place/index.js');
    await addTexts(i18n, placeTexts);
    return PlaceView;
  }
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
  throw new RangeError('The profile is not a view to load');
}
