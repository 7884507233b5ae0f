import { useMemo } from 'react';
import { createFormatters, type Formatters } from './formatters.js';
import { useLanguage } from './use-texts.js';

/**
 * Formatters in the language of the page.
 *
 * @param timeZone IANA zone in which dates and times are told: an account's, not the visitor's.
 */
export function useFormatters(timeZone: string): Formatters {
  const language = useLanguage();
  return useMemo(() => createFormatters(language, timeZone), [language, timeZone]);
}
