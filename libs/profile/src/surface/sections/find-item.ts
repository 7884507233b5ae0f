import type { AccountPage, PageSection } from '@oa-profile/api-client/schemas';
import { itemCardOf } from '@oa-profile/plugin-sdk';
import { pageErrorCode } from '../../core/errors/page-error-code.js';
import { loadPlugin, type PluginLoaders } from '../../core/plugins/load-plugin.js';
import type { View } from '../../core/views/view.js';
import { allSections } from '../../core/account/all-sections.js';
import type { FetchSectionDataOptions } from './fetch-section-data.js';

/** The most pages of a list that are looked through for an item. */
const MAX_PAGES = 10;

/** Which page of which list {@link findItem} wants. */
export type WantedListPage = FetchSectionDataOptions &
  Pick<AccountPage, 'account'> & { section: AccountPage['sections'][number] };

/** Options of {@link findItem}. */
export interface FindItemOptions {
  plugins: PluginLoaders;
  /**
   * Gets a page of a list, as `fetchSectionData` does. A server that anybody can ask for items that do not exist
   * should remember them.
   */
  getMore: (wanted: WantedListPage) => Promise<unknown>;
}

/**
 * The page with the item that a link names in its section's data; undefined when there is no such item. Lists come in
 * pages, and an older item is on a later one; a section of the same type can be on another page of the account, too. For
 * the page server.
 *
 * @throws what `getMore` throws.
 */
export async function findItem(
  page: AccountPage,
  view: Extract<View, { name: 'item' }>,
  options: FindItemOptions,
): Promise<AccountPage | undefined> {
  for (const section of allSections(page).filter(({ type }) => type === view.plugin)) {
    const complete = await findInSection(page, section, view, options);
    if (complete) return withFirst(page, section, complete);
  }
  return undefined;
}

/** The section with the item in its data. */
async function findInSection(
  { account }: AccountPage,
  section: PageSection,
  { plugin: type, itemId }: Extract<View, { name: 'item' }>,
  { plugins, getMore }: FindItemOptions,
): Promise<PageSection | undefined> {
  const plugin = await loadPlugin(plugins, type);
  if (!plugin) return undefined;
  const { paging } = plugin;
  let { data } = section;
  try {
    // Its endpoint has failed, or was too slow for a whole page: that is no reason to call the item gone.
    if (data === undefined && plugin.source.kind !== 'account-page')
      data = await getMore({ account, section, plugin });
  } catch (error) {
    if (plugin.emptyOn?.includes(pageErrorCode(error))) return undefined;
    throw error;
  }
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    if (itemCardOf(plugin, data, itemId)) return { ...section, data };
    const cursor = data === undefined ? undefined : paging?.cursorOf(data);
    // What nobody would look through need not be asked for.
    if (!paging || cursor === undefined || number === MAX_PAGES) return undefined;
    data = paging.append(data, await getMore({ account, section, plugin, cursor }));
  }
  return undefined;
}

/** The page in which a complete section is the first of its type, where the item's view looks for it. */
function withFirst(page: AccountPage, section: PageSection, complete: PageSection): AccountPage {
  const { sections } = page;
  const first = sections.find(({ type }) => type === section.type);
  if (first === section)
    return { ...page, sections: sections.map((other) => (other === section ? complete : other)) };
  return { ...page, sections: [complete, ...sections] };
}
