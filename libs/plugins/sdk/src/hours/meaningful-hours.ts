import { assertBusinessHours, type BusinessHours } from '@oa-profile/business-hours';

/** The hours if they are valid. A last order after closing, or a 31 November, costs the hours but not their section. */
export function meaningfulHours(hours: BusinessHours | undefined): BusinessHours | undefined {
  if (!hours) return undefined;
  try {
    assertBusinessHours(hours);
    return hours;
  } catch {
    return undefined;
  }
}
