import type { Language } from './languages.js';
import { settleSpaces } from './settle-spaces.js';

/**
 * '832', '12K', '4,311', '1.2万': how many of something, short. By itself, because the page needs it before anything
 * else that {@link createFormatters} has.
 */
export function formatCount(language: Language, count: number): string {
  // Else Japanese and Chinese are left with '4311', which they do not shorten.
  const format = new Intl.NumberFormat(language, { notation: 'compact', useGrouping: true });
  return settleSpaces(format.format(count));
}
