import type { SectionOutline } from '../store/page-state.js';

/** With fewer entries than that, a look at the page is quicker than typing. */
export const FEWEST_ENTRIES = 12;

/** Whether the sections have so much in them that a search is offered. */
export const isWorthSearching = (outline: readonly SectionOutline[]): boolean =>
  outline.reduce((sum, { findable = 0 }) => sum + findable, 0) >= FEWEST_ENTRIES;
