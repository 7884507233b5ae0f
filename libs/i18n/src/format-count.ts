import { numberFormat, type NumberFormat } from './intl/number-format.js';
import type { Language } from './languages.js';
import { settleSpaces } from './settle-spaces.js';

const formats = new Map<Language, NumberFormat>();

/** How Intl shortens a number: '12K', '1.2万', '1.2 หมื่น'. */
export const compactNotation = (language: Language): Intl.NumberFormatOptions => ({
  notation: 'compact',
  // Thai readers count in หมื่น; the short form has the English K.
  compactDisplay: language === 'th' ? 'long' : 'short',
  // Otherwise Japanese and Chinese, which do not shorten it, have '4311'.
  useGrouping: true,
});

/** '832', '12K', '4,311', '1.2万', '1.2 หมื่น'. Apart from {@link createFormatters}: the page needs it earlier. */
export function formatCount(language: Language, count: number): string {
  let format = formats.get(language);
  if (!format) {
    format = numberFormat(language, compactNotation(language));
    formats.set(language, format);
  }
  return settleSpaces(format.format(count));
}
