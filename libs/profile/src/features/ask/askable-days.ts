import type { BusinessHours } from '@oa-profile/business-hours';
import { comingDays, type ComingDay } from '@oa-profile/plugin-sdk/hours';

/** More could not be chosen from. */
const MOST_DAYS = 14;

/** The coming days with known hours: only those can be questioned. */
export function askableDays(hours: BusinessHours, now: Date): ComingDay[] {
  const { week, later } = comingDays(hours, now);
  return [...week, ...later].filter(({ source }) => source !== 'unknown').slice(0, MOST_DAYS);
}
