import type { PageState } from '../../../core/store/page-state.js';

/**
 * What a visit has seen, by part of the page: a section by its id in the outline, another page of the account, the
 * reservation. Null where nobody can tell, as of a section whose data did not load.
 */
export type Digests = Readonly<Record<string, unknown>>;

/** The key of the account's offer to reserve, and of its other pages; no section is called so. */
export const RESERVATION = 'reservation';
export const PAGE = 'page/';

/** The digests that came with a page. They do not depend on its language, nor on the visitor. */
export const digestsOf = ({ account, outline, tabs }: PageState): Digests => ({
  [RESERVATION]: account.features.includes('reservation'),
  ...Object.fromEntries(outline.map(({ id, digest = null }) => [id, digest])),
  ...Object.fromEntries(tabs.map(({ id, digest = null }) => [PAGE + id, digest])),
});

/**
 * The digests of these parts, each of the first visit that has one: where nobody can tell now, what was
 * known before holds, so that a failure does not look like news later.
 */
export const withKnown = (first: Digests, second: Digests, keys: readonly string[]): Digests =>
  Object.fromEntries(keys.map((key) => [key, first[key] ?? second[key] ?? null]));
