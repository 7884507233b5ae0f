import type { AccountPage } from '@oa-profile/api-client';
import { sectionOf, type PageState } from '@oa-profile/plugin-sdk/page';
import { hasEnded } from '@oa-profile/plugin-sdk';
import type { ViewCard } from '@oa-profile/plugin-sdk/internal';
import { allSections, type LatePlugins, type View, itemCardOf } from '@oa-profile/plugin-sdk/internal';
import { addTexts, type Language } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { itemTitle } from '../surface/sections/item-title.js';
import { outlineSections } from '../surface/sections/outline-sections.js';
import { loadNamedView } from './load-named-view.js';

/** Options of {@link describeView}. */
export interface DescribeViewOptions {
  /** Holds the language of the description. */
  i18n: i18n;
  /** Those of the site. */
  plugins: LatePlugins;
  /** What has ended by then is no view any more. @default the current time */
  now?: Date | undefined;
}

/**
 * Describes a view of an account for the head of its document; undefined if there is no such view. For the page server.
 */
export async function describeView(
  view: Exclude<View, { name: 'profile' }>,
  page: Pick<AccountPage, 'account' | 'sections' | 'subPages'> & Pick<PageState, 'given'>,
  { i18n, plugins: late, now = new Date() }: DescribeViewOptions,
): Promise<ViewCard | undefined> {
  const plugins = await late.load();
  if (view.name === 'page') {
    const subPage = page.subPages.find(({ id }) => id === view.pageId);
    if (!subPage) return undefined;
    const outline = await outlineSections({
      plugins,
      account: page.account,
      sections: subPage.sections,
      i18n,
    });
    return outline.some((each) => !hasEnded(each, now)) ? { title: subPage.title, indexed: true } : undefined;
  }
  if (view.name === 'named') {
    const found = await loadNamedView(view.view, late);
    if (!found) return undefined;
    const { card, texts } = found;
    await addTexts(i18n, texts);
    const t = i18n.getFixedT(i18n.language, texts.namespace);
    const whole = { ...page, sections: allSections(page) };
    if (!('plugin' in view)) return card(whole, t);
    const plugin = await sectionOf(plugins, view.plugin);
    return plugin && card(whole, t, { section: plugin, itemId: view.itemId });
  }
  const { account } = page;
  const section = allSections(page).find(({ type }) => type === view.plugin);
  const plugin = section && (await sectionOf(plugins, view.plugin));
  if (!plugin) return undefined;
  if (view.name === 'section') {
    // The same texts as on the profile, and the same rule for sections that are empty or over.
    const [outline] = await outlineSections({ plugins, account, sections: [section], i18n });
    return outline && !hasEnded(outline, now) ? { title: outline.title, indexed: true } : undefined;
  }
  const card = itemCardOf(plugin, section.data, view.itemId);
  return card && { ...card, title: itemTitle(card, account, i18n.language as Language), indexed: true };
}
