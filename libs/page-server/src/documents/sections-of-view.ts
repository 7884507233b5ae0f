import type { AccountPage, PageSection } from '@oa-profile/api-client/schemas';
import { allSections, type View } from '@oa-profile/profile';

/** Sections that the place view also shows. */
const placeSections = ['basic-info', 'busy-times'];

/** The sections that a view shows something of: a visitor who arrives at it is sent no others. */
export function sectionsOfView(page: Pick<AccountPage, 'sections' | 'subPages'>, view: View): PageSection[] {
  const { sections, subPages } = page;
  if (view.name === 'profile') return sections;
  if (view.name === 'page') return subPages.find(({ id }) => id === view.pageId)?.sections ?? [];
  if (view.name === 'place') return sections.filter(({ type }) => placeSections.includes(type));
  if (view.name !== 'item' && view.name !== 'section') return [];
  // Views of a type show the first section of it.
  return allSections(page)
    .filter(({ type }) => type === view.plugin)
    .slice(0, 1);
}
