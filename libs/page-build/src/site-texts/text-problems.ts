/** Texts by key. */
export type Dictionary = Readonly<Record<string, string>>;

const pluralForm = /^(.+)_(zero|one|two|few|many|other)$/;

/** The key of a plural without its form; any other key as it is. */
export const withoutForm = (key: string): string => key.replace(pluralForm, '$1');

/** The English text of a key: of a form that English does not have, its general one. */
export const englishText = (english: Dictionary, key: string): string | undefined =>
  own(english, key) ?? own(english, generalForm(key));

const generalForm = (key: string): string => key.replace(pluralForm, '$1_other');

/** The forms of a plural that a language has. */
const formsOf = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The keys that a language must have: the English ones, with each plural in the language's own plural forms. */
export function expectedKeys(language: string, english: Dictionary): string[] {
  const keys = Object.keys(english).flatMap((key) => {
    const base = pluralForm.exec(key)?.[1];
    return base === undefined ? [key] : formsOf(language).map((form) => `${base}_${form}`);
  });
  return [...new Set(keys)];
}

/**
 * What does not fit in texts of a language, one phrase for each: keys that are none, values that are no texts, and
 * placeholders and markup other than in English. Keys that are missing are no problem here.
 *
 * @param dictionary as somebody wrote it, so it may be anything
 */
export function textProblems(
  language: string,
  dictionary: Readonly<Record<string, unknown>>,
  english: Dictionary,
): string[] {
  const expected = expectedKeys(language, english);
  return Object.entries(dictionary).flatMap(([key, text]) => {
    if (!expected.includes(key)) return [`'${key}' is never used`];
    if (typeof text !== 'string') return [`'${key}' is no text`];
    if (text.trim() === '') return [`'${key}' is empty`];
    return partProblems(key, text, english);
  });
}

function partProblems(key: string, text: string, english: Dictionary): string[] {
  const form = pluralForm.exec(key)?.[2];
  const reference = english[generalForm(key)];
  // Reported as missing in English.
  if (reference === undefined) return [];
  // 'One friend' need not contain its number.
  const mustHaveAll = form === undefined || form === 'other';
  return [placeholders, tags].flatMap((partsOf) => {
    const [wanted, found] = [partsOf(reference), partsOf(text)];
    return [
      ...wanted
        .filter((part) => mustHaveAll && !found.includes(part))
        .map((part) => `'${key}' lacks ${part}`),
      // Every text may name the app.
      ...found
        .filter((part) => ![...wanted, '{{app}}'].includes(part))
        .map((part) => `'${key}' has an unknown ${part}`),
    ];
  });
}

const partsLike =
  (pattern: RegExp) =>
  (text: string): string[] => [...new Set(text.match(pattern))];

/** What i18next would fill, also by its own rules: `{{name}}`, one that is not closed, `$t(key)`. */
const placeholders = partsLike(/\{\{[^{}]*(?:\}\}|$)|\$t\([^)]*\)?/g);

/** Markup, which visitors read as it is written where the text does not need it. */
const tags = partsLike(/<\/?[a-z0-9][^<>]*>/gi);

/**
 * Texts of a language with English ones for those that it lacks. Of a plural, a form that is missing is the general one
 * of the language, or else of English: no sentence is in two languages by its number.
 */
export function withFallback(language: string, dictionary: Dictionary, english: Dictionary): Dictionary {
  const complete = expectedKeys(language, english).flatMap((key) => {
    const text = own(dictionary, key) ?? own(dictionary, generalForm(key)) ?? englishText(english, key);
    return text === undefined ? [] : [[key, text]];
  });
  return Object.fromEntries(complete) as Dictionary;
}

/** What a dictionary itself has: `constructor` is none of its keys. */
const own = (dictionary: Dictionary, key: string): string | undefined =>
  Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
