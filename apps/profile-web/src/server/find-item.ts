import type { ProfileApiClient } from '@oa-profile/api-client';
import type { AccountPage } from '@oa-profile/api-client/schemas';
import { fetchSectionData, loadPlugin, pluginTypes, type View } from '@oa-profile/profile';
import { itemCardOf } from '@oa-profile/plugin-sdk';

/** The most pages of a list that are looked through for an item. */
const MAX_PAGES = 10;

/**
 * The page with the item that a link names in its section's data; undefined when there is no such item. Lists come in
 * pages, and an older item is on a later one.
 *
 * @throws ProfileError when the API fails meanwhile.
 */
export async function findItem(
  api: ProfileApiClient,
  page: AccountPage,
  { plugin: type, itemId }: Extract<View, { name: 'item' }>,
): Promise<AccountPage | undefined> {
  const section = page.sections.find((candidate) => candidate.type === type);
  if (!section || !pluginTypes.includes(type)) return undefined;
  const plugin = await loadPlugin(type);
  const { source, paging } = plugin;
  let { data } = section;
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    if (itemCardOf(plugin, data, itemId)) {
      const complete = { ...section, data };
      return { ...page, sections: page.sections.map((other) => (other === section ? complete : other)) };
    }
    const cursor = data === undefined ? undefined : paging?.cursorOf(data);
    if (!paging || cursor === undefined) return undefined;
    const next = await fetchSectionData(api, { account: page.account, section, source, cursor });
    data = paging.append(data, next);
  }
  return undefined;
}
