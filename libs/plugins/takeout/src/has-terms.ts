import type { Takeout } from './data.js';

/** Whether there is anything to know besides what there is to eat. */
export function hasTerms({ hours, waitingMinutes, note, orderUrl }: Takeout): boolean {
  return [hours, waitingMinutes, note, orderUrl].some((part) => part !== undefined);
}
