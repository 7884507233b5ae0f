import type { Takeout } from './data.js';
import { hasTerms } from './has-terms.js';

/** Whether an account told nothing about taking away. */
export function isEmptyTakeout(data: Takeout): boolean {
  return data.items.length === 0 && !hasTerms(data);
}
