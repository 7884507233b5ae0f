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
  const formatters = kept.get(key) ?? createFormatters(language, timeZone);
  // Those used last are at the end.
  kept.delete(key);
  kept.set(key, formatters);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return formatters;
}
