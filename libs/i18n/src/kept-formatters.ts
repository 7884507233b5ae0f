import { createFormatters, type Formatters } from './formatters.js';
import type { Language } from './languages.js';

/** More than a page needs; a server renders pages in all languages and many zones. */
const MOST_KEPT = 100;
const kept = new Map<string, Formatters>();

/**
 * The formatters of a language and a time zone, the same ones for all who ask: see {@link createFormatters}.
 *
 * @throws RangeError for a time zone that the environment does not know.
 */
export function keptFormatters(language: Language, timeZone: string): Formatters {
  const key = `${language} ${timeZone}`;
  const known = kept.get(key);
  if (known) return known;
  const formatters = createFormatters(language, timeZone);
  if (kept.size === MOST_KEPT) kept.clear();
  kept.set(key, formatters);
  return formatters;
}
