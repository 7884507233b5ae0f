import { assertBusinessHours, type BusinessHours } from '@oa-profile/business-hours';

/**
 * The hours if they mean something. A last order after closing, or a 31st of November, costs the hours, but not the
 * section that they stand in.
 */
export function meaningfulHours(hours: BusinessHours | undefined): BusinessHours | undefined {
  if (!hours) return undefined;
  try {
    assertBusinessHours(hours);
    return hours;
  } catch {
    return undefined;
  }
}
