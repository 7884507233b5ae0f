import type { Language } from './languages.js';
import { settleSpaces } from './settle-spaces.js';

/**
 * '832', '12K', '1.2万': how many of something, short. By itself, because the page needs it before anything else that
 * {@link createFormatters} has.
 */
export function formatCount(language: Language, count: number): string {
  return settleSpaces(new Intl.NumberFormat(language, { notation: 'compact' }).format(count));
}
