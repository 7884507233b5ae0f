import type { Language } from './languages.js';
import { settleSpaces } from './settle-spaces.js';

const formats = new Map<Language, Intl.NumberFormat>();

/**
 * '832', '12K', '4,311', '1.2万': how many of something, short. By itself, because the page needs it before anything
 * else that {@link createFormatters} has.
 */
export function formatCount(language: Language, count: number): string {
  let format = formats.get(language);
  if (!format) {
    // Else Japanese and Chinese are left with '4311', which they do not shorten.
    format = new Intl.NumberFormat(language, { notation: 'compact', useGrouping: true });
    formats.set(language, format);
  }
  return settleSpaces(format.format(count));
}
