import { infoSectionOf } from '../account/basic-info-of.js';
import { overviewOf } from '../outline/overview.js';
import type { PageState } from '../store/page-state.js';
import { viewHref } from '../views/view.js';

/** Address of a plugin's view; undefined if the site has none of that name, or the account not the section it is about. */
export function namedViewHref(page: PageState, view: string): string | undefined {
  if (!Object.hasOwn(page.ownViews, view)) return undefined;
  const needed = page.ownViews[view]?.sections?.[0];
  const known = [...overviewOf(page), ...page.sections, infoSectionOf(page)];
  return needed === undefined || known.some((section) => section?.type === needed)
    ? viewHref(page, { name: 'named', view })
    : undefined;
}
