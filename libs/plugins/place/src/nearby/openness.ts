import type { BusinessHours } from '@oa-profile/business-hours';
import { openStateAt } from '@oa-profile/business-hours';

export type Openness = 'open' | 'closed' | 'unknown';

/** Whether a place is open, by its own clock. */
export function opennessAt(hours: BusinessHours | undefined, now: Date): Openness {
  const { state } = hours ? openStateAt(hours, now) : { state: 'unknown' as const };
  return state === 'open' || state === 'unknown' ? state : 'closed';
}
