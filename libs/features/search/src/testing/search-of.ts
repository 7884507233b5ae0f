import { createI18n, type Language } from '@oa-profile/i18n';
import type { Scene } from '@oa-profile/profile/testing';
import { pageEntries } from '../page-entries.js';
import { searchEntries } from '../search-entries.js';
import { selectSectionData } from '@oa-profile/feature-sdk';

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
  const known = { page: state.page, features: [], sectionData: selectSectionData(state) };
  const { entries } = await pageEntries(known, services, createI18n(language), now);
  return (query) => searchEntries(entries, query).map(({ entry }) => entry.title);
}
