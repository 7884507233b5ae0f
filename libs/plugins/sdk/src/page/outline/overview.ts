import type { PageState, SectionOutline } from '../store/page-state.js';

/** With fewer sections, a page is easy to survey. */
export const MIN_SECTIONS = 3;

/** What the sections of the account's first page say of it, in every view: the facts beside a menu are those of the profile. */
export const overviewOf = ({ outline, overview = outline }: PageState): readonly SectionOutline[] => overview;
