import { type ProfileServices, type ProfileStore, selectSectionData } from '@oa-profile/plugin-sdk/page';
import { createI18n, type Language } from '@oa-profile/i18n';
import { pageEntries } from '../page-entries.js';
import { searchEntries } from '../search-entries.js';

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
  {
    store,
    services,
  }: {
    store: Pick<ProfileStore, 'getState'>;
    services: Pick<ProfileServices, 'captureError' | 'plugins'>;
  },
  language: Language,
  now = new Date(),
): Promise<(query: string) => string[]> {
  const state = store.getState();
  const known = {
    page: state.page,
    plugins: await services.plugins.load(),
    sectionData: selectSectionData(state),
  };
  const { entries } = await pageEntries(known, services, createI18n(language), now);
  return (query) => searchEntries(entries, query).map(({ entry }) => entry.title);
}
