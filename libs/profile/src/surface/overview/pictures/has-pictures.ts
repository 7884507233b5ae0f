import type { SectionOutline } from '@oa-profile/plugin-sdk/page';

/** Whether sections have pictures for the row that begins with the cover. */
export const hasPictures = (outline: readonly SectionOutline[]): boolean =>
  outline.some(({ highlights }) => highlights.some(({ kind }) => kind === 'pictures'));
