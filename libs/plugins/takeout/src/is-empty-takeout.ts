import type { Takeout } from '@oa-profile/api-client/schemas';
import { hasTerms } from './has-terms.js';

/** Whether an account told nothing about taking away. */
export function isEmptyTakeout(data: Takeout): boolean {
  return data.items.length === 0 && !hasTerms(data);
}
