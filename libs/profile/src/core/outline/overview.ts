import type { PageState, SectionOutline } from '../store/page-state.js';

/** What the sections of the account's first page say of it, in every view: the facts beside a menu are those of the profile. */
export const overviewOf = ({ outline, overview = outline }: PageState): readonly SectionOutline[] => overview;
