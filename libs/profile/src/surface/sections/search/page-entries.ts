import { searchEntriesOf, type SearchEntry } from '@oa-profile/plugin-sdk';
import { loadPlugin } from '../../../core/plugins/load-plugin.js';
import type { ProfileState } from '../../../core/store/create-store.js';
import type { ProfileServices } from '../../../core/store/services.js';
import { viewHref } from '../../../core/views/view.js';
import { sectionKey } from '../section-data-slice.js';
import { sectionElementId } from '../section-element-id.js';

/** Something on the page that can be found. */
export interface PageEntry extends SearchEntry {
  /** Unique among all entries. */
  key: string;
  /** Title of its section, in the language of the page. */
  section: string;
  /** Where it leads: to its own view, or to its section. */
  href: string;
}

/** What the search looks through. */
export interface PageEntries {
  entries: readonly PageEntry[];
  /** Titles of the sections that the entries are in. */
  sections: readonly string[];
  /** The code of some section could not be loaded. */
  isIncomplete: boolean;
}

/**
 * What can be found in the sections that have something to show, as far as their data have loaded, in the order of the
 * page.
 */
export async function pageEntries(
  { page, sectionData }: Pick<ProfileState, 'page' | 'sectionData'>,
  services: Pick<ProfileServices, 'plugins' | 'captureError'>,
): Promise<PageEntries> {
  const plugins = await services.plugins();
  const found = await Promise.allSettled(
    page.sections.map(async (section, position): Promise<PageEntry[]> => {
      const { type } = section;
      const id = sectionElementId(page.sections, position);
      const title = page.outline.find((outline) => outline.id === id)?.title;
      const plugin = title === undefined ? undefined : await loadPlugin(plugins, type);
      if (!plugin || title === undefined) return [];
      const data = sectionData?.[sectionKey(section)]?.data ?? section.data;
      // Views know only the first section of a type.
      const hasViews = id === type;
      const href = hasViews ? viewHref(page, { name: 'section', plugin: type }) : `#${id}`;
      return searchEntriesOf(plugin, data).map((entry, place) => {
        const { itemId } = entry;
        const isItem = hasViews && plugin.View && itemId !== undefined;
        return {
          ...entry,
          key: `${id} ${place}`,
          section: title,
          href: isItem ? viewHref(page, { name: 'item', plugin: type, itemId }) : href,
        };
      });
    }),
  );
  for (const each of found) if (each.status === 'rejected') services.captureError(each.reason, 'search');
  const entries = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  return {
    entries,
    sections: [...new Set(entries.map(({ section }) => section))],
    isIncomplete: found.some(({ status }) => status === 'rejected'),
  };
}
