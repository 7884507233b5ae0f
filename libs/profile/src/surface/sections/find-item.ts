import type { AccountPage, PageSection } from '@oa-profile/api-client';
import { sectionOf, pageErrorCode } from '@oa-profile/plugin-sdk/page';
import { allSections, type View, itemCardOf } from '@oa-profile/plugin-sdk/internal';
import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { FetchSectionDataOptions } from './fetch-section-data.js';

/** How many pages of a list are searched for an item. */
const MAX_PAGES = 10;

/** A page of a list that {@link findItem} wants. */
export type WantedListPage = FetchSectionDataOptions &
  Pick<AccountPage, 'account'> & { section: AccountPage['sections'][number] };

/** Options of {@link findItem}. */
export interface FindItemOptions {
  plugins: readonly SectionPlugin[];
  /**
   * Loads a page of a list, like `fetchSectionData`. A public server should cache the results, since anybody can
   * request items that do not exist.
   */
  getMore: (wanted: WantedListPage) => Promise<unknown>;
}

/**
 * The page with the item that a link names in its section's data; undefined if there is no such item. Lists are paged,
 * and an older item is on a later page; a section of the same type can be on another page of the account, too. For the
 * page server.
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
  const plugin = await sectionOf(plugins, type);
  if (!plugin) return undefined;
  const { paging } = plugin;
  let { data } = section;
  try {
    // If its endpoint failed or was too slow for a whole page, the item may still exist.
    if (data === undefined && plugin.source.kind !== 'account-page')
      data = await getMore({ account, section, plugin });
  } catch (error) {
    if (plugin.emptyOn?.includes(pageErrorCode(error))) return undefined;
    throw error;
  }
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    if (itemCardOf(plugin, data, itemId)) return { ...section, data };
    const cursor = data === undefined ? undefined : paging?.cursorOf(data);
    // No need to load what nobody would look through.
    if (!paging || cursor === undefined || number === MAX_PAGES) return undefined;
    data = paging.append(data, await getMore({ account, section, plugin, cursor }));
  }
  return undefined;
}

/** Makes a complete section the first of its type in the page, where the item's view looks for it. */
function withFirst(page: AccountPage, section: PageSection, complete: PageSection): AccountPage {
  const { sections } = page;
  const first = sections.find(({ type }) => type === section.type);
  if (first === section)
    return { ...page, sections: sections.map((other) => (other === section ? complete : other)) };
  return { ...page, sections: [complete, ...sections] };
}
