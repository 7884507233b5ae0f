import type { BusinessHours } from '@oa-profile/business-hours';
import { comingDays, type ComingDay } from '@oa-profile/plugin-sdk/hours';

/** The coming days of which the hours say something: those that a visitor can doubt. */
export function askableDays(hours: BusinessHours, now: Date): ComingDay[] {
  const { week, later } = comingDays(hours, now);
  return [...week, ...later].filter(({ source }) => source !== 'unknown');
}
