import { highlightsOf, type SectionOutline } from '@oa-profile/plugin-sdk/page';
import type { FoundHighlight, View } from '@oa-profile/plugin-sdk/internal';
import { hasEnded } from '@oa-profile/plugin-sdk';
import { FIRST_SECTIONS } from '../facts-at.js';

/** More would be the section. */
const MOST = 2;

/** The newest of what an account tells, with the title of the section that tells it. */
export interface News {
  title: string;
  items: readonly FoundHighlight<'news'>[];
}

/**
 * What stands beside a view at `now`: nothing that is over, and nothing where the view has it anyway, as the profile has the
 * first of its sections.
 */
export function newsAt(whole: readonly SectionOutline[], view: View, now: Date): News | undefined {
  const outline = whole.filter((section) => !hasEnded(section, now));
  const beside =
    view.name === 'profile'
      ? outline.slice(FIRST_SECTIONS)
      : outline.filter(({ type }) => !('plugin' in view) || view.plugin !== type);
  for (const section of beside) {
    const items = highlightsOf([section], 'news').filter((each) => !hasEnded(each, now));
    if (items.length > 0) return { title: section.title, items: items.slice(0, MOST) };
  }
  return undefined;
}
