import type { Takeout } from './data.js';

/** Whether there is nothing to show. */
export function isEmptyTakeout(data: Takeout): boolean {
  return data.items.length === 0 && !hasTerms(data);
}

/** Whether there is anything to show besides the menu. */
export function hasTerms({ hours, waitingMinutes, note, orderUrl }: Takeout): boolean {
  return [hours, waitingMinutes, note, orderUrl].some((part) => part !== undefined);
}
