import type { Takeout } from './data.js';
import { hasTerms } from './has-terms.js';

/** Whether there is nothing to show. */
export function isEmptyTakeout(data: Takeout): boolean {
  return data.items.length === 0 && !hasTerms(data);
}
