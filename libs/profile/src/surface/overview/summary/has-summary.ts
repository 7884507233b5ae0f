import type { SectionOutline } from '@oa-profile/plugin-sdk/page';

/**
 * Whether a wide page has a column that says where the account is and when to come. Independent of the time of day: a
 * column that comes and goes would move the page.
 */
export function hasSummary(outline: readonly SectionOutline[]): boolean {
  return outline.some(({ highlights }) =>
    highlights.some(({ kind }) => kind === 'hours' || kind === 'place'),
  );
}
