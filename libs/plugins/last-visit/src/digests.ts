import type { Plugin, PageState } from '@oa-profile/plugin-sdk/page';

/**
 * What a visit has seen, by part of the page: a section by its id in the outline, another page of the account, a
 * plugin. Null where nobody can tell, as of a section whose data did not load.
 */
export type Digests = Readonly<Record<string, unknown>>;

/** How the keys of plugins begin, and those of the account's other pages; no section is called so. */
export const PLUGIN = 'plugin/';
export const PAGE = 'page/';

/** The digests that came with a page. They do not depend on its language, nor on the visitor. */
export const digestsOf = (
  page: PageState,
  plugins: readonly Plugin[],
  onError: (error: unknown) => void,
): Digests => {
  const ofPlugin = (since: NonNullable<Plugin['since']>): unknown => {
    try {
      return since.digest(page);
    } catch (error) {
      onError(error);
      return null;
    }
  };
  return Object.fromEntries([
    ...plugins.flatMap(({ name, since }) => (since ? [[PLUGIN + name, ofPlugin(since)]] : [])),
    ...page.outline.map(({ id, of }) => [id, of?.['last-visit'] ?? null]),
    ...page.tabs.map(({ id, of }) => [PAGE + id, of?.['last-visit'] ?? null]),
  ]) as Digests;
};

/**
 * The digests of these parts, each of the first visit that has one: where nobody can tell now, what was
 * known before holds, so that a failure does not look like news later.
 */
export const withKnown = (first: Digests, second: Digests, keys: readonly string[]): Digests =>
  Object.fromEntries(keys.map((key) => [key, first[key] ?? second[key] ?? null]));
