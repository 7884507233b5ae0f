import { createFormatters, type Formatters } from './formatters.js';
import type { Language } from './languages.js';
import { useLanguage } from './use-texts.js';

/**
 * Formatters in the language of the page, the same ones for every component.
 *
 * @param timeZone IANA zone in which dates and times are told: an account's, not the visitor's.
 * @throws RangeError for a time zone that the environment does not know.
 */
export function useFormatters(timeZone: string): Formatters {
  return formattersOf(useLanguage(), timeZone);
}

/** More than a page needs; a server renders pages in all languages and many zones. */
const MOST_KEPT = 100;
const kept = new Map<string, Formatters>();

function formattersOf(language: Language, timeZone: string): Formatters {
  const key = `${language} ${timeZone}`;
  const known = kept.get(key);
  if (known) return known;
  const formatters = createFormatters(language, timeZone);
  if (kept.size === MOST_KEPT) kept.clear();
  kept.set(key, formatters);
  return formatters;
}
