import type { Language } from './languages.js';
import { settleSpaces } from './settle-spaces.js';

const formats = new Map<Language, Intl.NumberFormat>();

/**
 * A count in short: '832', '12K', '4,311', '1.2万'. Separate from {@link createFormatters}, because the page needs it
 * earlier than the rest.
 */
export function formatCount(language: Language, count: number): string {
  let format = formats.get(language);
  if (!format) {
    // Otherwise Japanese and Chinese, which do not shorten it, have '4311'.
    format = new Intl.NumberFormat(language, { notation: 'compact', useGrouping: true });
    formats.set(language, format);
  }
  return settleSpaces(format.format(count));
}
