import { createI18n, type Language } from '@oa-profile/i18n';
import { features } from '../page/features.js';
import { pageEntries } from '../surface/sections/search/page-entries.js';
import { searchEntries } from '../surface/sections/search/search-entries.js';
import { selectSectionData } from '../surface/sections/section-data-slice.js';
import type { Scene } from './create-scene.js';

/**
 * The search of a page at a moment: what a visitor types, and the titles of what is found. A plugin's test can ask it for all that
 * the plugin's section shows.
 *
 * @example
 * ```ts
 * const search = await searchOf(createScene({ sections, plugins, page: { outline } }), 'ja');
 * expect(search('駐車場')).toContain('駐車場');
 * ```
 */
export async function searchOf(
  { store, services }: Pick<Scene, 'store' | 'services'>,
  language: Language,
  now = new Date(),
): Promise<(query: string) => string[]> {
  const state = store.getState();
  const known = { page: state.page, features, sectionData: selectSectionData(state) };
  const { entries } = await pageEntries(known, services, createI18n(language), now);
  return (query) => searchEntries(entries, query).map(({ entry }) => entry.title);
}
