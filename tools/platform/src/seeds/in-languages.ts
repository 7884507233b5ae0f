import type { SeedLanguage, Translated, Translation } from './account-seed.js';

/** Picks one of several translations, which are given in the languages' order. */
export type Say<Languages extends readonly unknown[]> = (
  ...texts: { [Index in keyof Languages]: string }
) => string;

/** Writes a value with texts once, with all translations of a text side by side. */
export type Write<Languages extends readonly unknown[]> = <T>(
  write: (say: Say<Languages>) => T,
) => Translated<T>;

/**
 * Creates the function with which an account's texts are written. Its own language comes first, then the others.
 *
 * @example const write = inLanguages('ja', 'en'); const signboard = write<Signboard>((say) => ({ text: say('本日休業',
 * 'Closed today') }));
 */
export function inLanguages<const Languages extends readonly [SeedLanguage, ...SeedLanguage[]]>(
  ...languages: Languages
): Write<Languages> {
  return <T>(write: (say: Say<Languages>) => T): Translated<T> => {
    const unsaid = write(() => '');
    const [original, ...translations] = languages.map((_, index) => write((...texts) => texts[index] ?? ''));
    return {
      original: original as T,
      translations: Object.fromEntries(
        translations.map((translation, index) => [
          languages[index + 1] as SeedLanguage,
          whatIsSaid(unsaid, translation) as Translation<T>,
        ]),
      ),
    };
  };
}

/** The texts alone: what else an owner changes is seen in every language. */
function whatIsSaid(unsaid: unknown, translation: unknown): unknown {
  if (Array.isArray(translation)) {
    const items = unsaid as readonly unknown[];
    return translation.map((item, index) => whatIsSaid(items[index], item));
  }
  if (typeof translation !== 'object' || translation === null) return translation;
  const parts = unsaid as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(translation)
      .filter(([key, part]) => JSON.stringify(part) !== JSON.stringify(parts[key]))
      .map(([key, part]) => [key, whatIsSaid(parts[key], part)]),
  );
}
