import type { Takeout } from './data.js';

/** Whether there is anything to show besides the menu. */
export function hasTerms({ hours, waitingMinutes, note, orderUrl }: Takeout): boolean {
  return [hours, waitingMinutes, note, orderUrl].some((part) => part !== undefined);
}
