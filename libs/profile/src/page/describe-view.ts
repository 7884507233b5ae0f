import type { AccountPage } from '@oa-profile/api-client/schemas';
import { addTexts } from '@oa-profile/i18n';
import { itemCardOf, type ItemCard } from '@oa-profile/plugin-sdk';
import type { i18n } from 'i18next';
import { placeTexts } from '../features/place/place-texts.js';
import { reportTexts } from '../features/report/report-texts.js';
import { loadPlugin, type PluginLoaders } from '../core/plugins/load-plugin.js';
import { outlineSections } from '../surface/sections/outline-sections.js';
import type { View } from '../core/views/view.js';

/** What a link to a view shows: in a messenger's preview and in search results. */
export interface ViewCard extends ItemCard {
  /** Whether search engines should list the view. */
  indexed: boolean;
}

/** Options of {@link describeView}. */
export interface DescribeViewOptions {
  /** Has the language of the description. */
  i18n: i18n;
  plugins: PluginLoaders;
}

/**
 * Describes a view of an account for the head of its document; undefined when there is no such view. For the page
 * server.
 */
export async function describeView(
  view: Exclude<View, { name: 'profile' }>,
  { account, sections }: Pick<AccountPage, 'account' | 'sections'>,
  { i18n, plugins }: DescribeViewOptions,
): Promise<ViewCard | undefined> {
  if (view.name === 'report') {
    await addTexts(i18n, reportTexts);
    return { title: i18n.getFixedT(i18n.language, reportTexts.namespace)('title'), indexed: false };
  }
  if (view.name === 'place') {
    const isSomewhere = sections.some(({ type }) => type === 'basic-info');
    if (!isSomewhere && !account.features.includes('reservation')) return undefined;
    await addTexts(i18n, placeTexts);
    return { title: i18n.getFixedT(i18n.language, placeTexts.namespace)('title'), indexed: true };
  }
  const section = sections.find(({ type }) => type === view.plugin);
  const plugin = section && (await loadPlugin(plugins, view.plugin));
  if (!plugin) return undefined;
  if (view.name === 'section') {
    // The same texts and the same emptiness as on the profile.
    const [outline] = await outlineSections({ plugins, account, sections: [section], i18n });
    return outline && { title: outline.title, indexed: true };
  }
  const card = itemCardOf(plugin, section.data, view.itemId);
  return card && { ...card, indexed: true };
}
