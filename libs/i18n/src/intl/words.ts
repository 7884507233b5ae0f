import { made } from './made.js';

/** Whether the engine knows a currency to be in use; `Intl` itself accepts any three letters. */
export function isKnownCurrency(currency: string): boolean {
  if (!/^[A-Z]{3}$/i.test(currency)) return false;
  // Web views before Chrome 99 and Safari 15.4 cannot list the currencies in use.
  return made(
    () => Intl.supportedValuesOf?.('currency').includes(currency.toUpperCase()) ?? true,
    () => true,
  );
}

/** Words for a time from now, such as 'in 2 hours'; undefined if the engine has none. */
export function relativeTimeFormat(
  language: string,
  options: Intl.RelativeTimeFormatOptions,
): Pick<Intl.RelativeTimeFormat, 'format'> | undefined {
  return made(
    () => new Intl.RelativeTimeFormat(language, options),
    () => undefined,
  );
}

/** The items of a list and what stands between them. */
export function listFormat(language: string): Pick<Intl.ListFormat, 'formatToParts'> {
  return made<Pick<Intl.ListFormat, 'formatToParts'>>(
    () => new Intl.ListFormat(language, { type: 'conjunction' }),
    () => ({
      formatToParts: (items) =>
        [...items].flatMap((value, index) => [
          ...(index > 0 ? ([{ type: 'literal', value: ', ' }] as const) : []),
          { type: 'element', value } as const,
        ]),
    }),
  );
}

/**
 * Names the regions or languages of the world; undefined for one that the engine does not know. An engine without any names
 * has the codes, so that nothing is missing that the server has written.
 */
export function namesOf(language: string, type: 'region' | 'language'): (code: string) => string | undefined {
  return made<(code: string) => string | undefined>(
    () => {
      const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
      return (code) =>
        made(
          () => names.of(code),
          () => undefined,
        );
    },
    () => (code) => code,
  );
}
