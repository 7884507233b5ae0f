import type { BusinessHours } from '@oa-profile/business-hours';
import { comingDays } from '@oa-profile/plugin-sdk/hours';
import type { ComingDay } from '@oa-profile/plugin-sdk/internal';

/** More could not be chosen from. */
const MOST_DAYS = 14;

/** The coming days with known hours: only those can be questioned. */
export function askableDays(hours: BusinessHours, now: Date): ComingDay[] {
  // Whether it is still closed on one of them is a question, too.
  const dated = { ...hours };
  delete dated.temporarilyClosed;
  const { week, later } = comingDays(dated, now);
  return [...week, ...later].filter(({ source }) => source !== 'unknown').slice(0, MOST_DAYS);
}
