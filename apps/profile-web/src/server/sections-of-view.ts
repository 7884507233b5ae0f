import type { PageSection } from '@oa-profile/api-client/schemas';
import type { View } from '@oa-profile/profile';

/** Sections that the place detail shows again. */
const placeSections = ['basic-info', 'busy-times'];

/** The sections that a view shows something of: no other has to reach a visitor who arrives at it. */
export function sectionsOfView(sections: PageSection[], view: View): PageSection[] {
  if (view.name === 'profile') return sections;
  if (view.name === 'place') return sections.filter(({ type }) => placeSections.includes(type));
  // Where to come, once it is reserved.
  if (view.name === 'reservation') return sections.filter(({ type }) => type === 'basic-info');
  return view.name === 'item' || view.name === 'section'
    ? sections.filter(({ type }) => type === view.plugin)
    : [];
}
