import type { SectionOutline } from '@oa-profile/plugin-sdk/page';

/** With fewer entries, looking through the page is quicker than typing. */
export const FEWEST_ENTRIES = 12;

/** Whether the sections contain enough to offer a search. */
export const isWorthSearching = (outline: readonly SectionOutline[]): boolean =>
  outline.reduce((sum, { of }) => sum + Number(of?.['search'] ?? 0), 0) >= FEWEST_ENTRIES;
