import type { AccountPage } from '@oa-profile/api-client/schemas';
import { loadPlugin, type View } from '@oa-profile/profile';
import { itemCardOf } from '@oa-profile/plugin-sdk';
import { plugins } from '../shared/plugins.js';
import type { ListPage } from './page-source.js';

/** The most pages of a list that are looked through for an item. */
const MAX_PAGES = 10;

/**
 * The page with the item that a link names in its section's data; undefined when there is no such item. Lists come in
 * pages, and an older item is on a later one.
 *
 * @param getMore a later page of a list; remembers them, since anybody can ask for items that do not exist
 * @throws what `getMore` throws.
 */
export async function findItem(
  getMore: (page: ListPage) => Promise<unknown>,
  page: AccountPage,
  { plugin: type, itemId }: Extract<View, { name: 'item' }>,
): Promise<AccountPage | undefined> {
  const section = page.sections.find((candidate) => candidate.type === type);
  const plugin = section && (await loadPlugin(plugins, type));
  if (!plugin) return undefined;
  const { paging } = plugin;
  let { data } = section;
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    if (itemCardOf(plugin, data, itemId)) {
      const complete = { ...section, data };
      return { ...page, sections: page.sections.map((other) => (other === section ? complete : other)) };
    }
    const cursor = data === undefined ? undefined : paging?.cursorOf(data);
    // What nobody would look through need not be asked for.
    if (!paging || cursor === undefined || number === MAX_PAGES) return undefined;
    data = paging.append(data, await getMore({ account: page.account, section, plugin, cursor }));
  }
  return undefined;
}
