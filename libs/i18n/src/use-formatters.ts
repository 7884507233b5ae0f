import type { Formatters } from './formatters.js';
import { cachedFormatters } from './cached-formatters.js';
import { useLanguage } from './use-texts.js';

/**
 * Formatters in the language of the page, shared by all components.
 *
 * @param timeZone IANA zone of the dates and times: an account's, not the visitor's.
 */
export function useFormatters(timeZone: string): Formatters {
  return cachedFormatters(useLanguage(), timeZone);
}
