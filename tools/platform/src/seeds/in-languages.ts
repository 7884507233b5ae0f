import type { SeedLanguage, Translated, Translation } from './account-seed.js';

/** Picks one of the same text in several languages, which are given in the languages' order. */
export type Say<Languages extends readonly unknown[]> = (
  ...texts: { [Index in keyof Languages]: string }
) => string;

/** Writes something with texts once, with each text in all languages beside each other. */
export type Write<Languages extends readonly unknown[]> = <T>(
  write: (say: Say<Languages>) => T,
) => Translated<T>;

/**
 * What an account's texts are written with: its own language first, then those it is translated into.
 *
 * @example
 * const write = inLanguages('ja', 'en');
 * const signboard = write<Signboard>((say) => ({ text: say('本日休業', 'Closed today') }));
 */
export function inLanguages<const Languages extends readonly [SeedLanguage, ...SeedLanguage[]]>(
  ...languages: Languages
): Write<Languages> {
  return <T>(write: (say: Say<Languages>) => T): Translated<T> => {
    const [original, ...translations] = languages.map((_, index) => write((...texts) => texts[index] ?? ''));
    return {
      original: original as T,
      translations: Object.fromEntries(
        translations.map((translation, index) => [
          languages[index + 1] as SeedLanguage,
          translation as Translation<T>,
        ]),
      ),
    };
  };
}
