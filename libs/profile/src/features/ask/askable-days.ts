import type { BusinessHours } from '@oa-profile/business-hours';
import { comingDays, type ComingDay } from '@oa-profile/plugin-sdk/hours';

/** The coming days with known hours: only those can be questioned. */
export function askableDays(hours: BusinessHours, now: Date): ComingDay[] {
  const { week, later } = comingDays(hours, now);
  return [...week, ...later].filter(({ source }) => source !== 'unknown');
}
