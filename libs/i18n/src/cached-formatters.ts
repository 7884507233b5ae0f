import { createFormatters, type Formatters } from './formatters.js';
import type { Language } from './languages.js';

/** Most formatters cached: more than a page needs, but a server renders all languages and many zones. */
const MAX_CACHED_FORMATTERS = 100;
const cache = new Map<string, Formatters>();

/**
 * The shared formatters of a language and a time zone: see {@link createFormatters}. No line ends within their times,
 * dates and amounts, only between the date and the time of a moment.
 */
export function cachedFormatters(language: Language, timeZone: string): Formatters {
  const key = `${language} ${timeZone}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const formatters = createFormatters(language, timeZone, together);
  if (cache.size === MAX_CACHED_FORMATTERS) cache.clear();
  cache.set(key, formatters);
  return formatters;
}

/** Lines may end at spaces, and before and after Han characters. */
const together = (text: string): string =>
  text.replaceAll(' ', '\u00a0').replace(/\p{sc=Han}(?!$)|\d(?=\p{sc=Han})/gu, '$&\u2060');

/**
 * A text of the page for where it leaves the page: a message, a preview, structured data. What keeps a date or an
 * amount on one line of the page would be an odd character there.
 */
export const unjoined = (text: string): string => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
