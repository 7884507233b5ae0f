import { fallbackLanguage, languages, type Language } from '@oa-profile/i18n';
import type { DictionarySet } from './dictionaries.js';

/** A text that shares its English with others and rightly has another translation. */
export interface TranslationException {
  /** '<package> <key>', the package without `libs`, `src` and `locales`. */
  text: string;
  reason: string;
}

/** Texts whose English means something else than in other places. */
export const translationExceptions: readonly TranslationException[] = [
  {
    text: 'plugins/coupon period.range',
    reason: 'Dates have spaces of their own, so that the dash between them needs some; times do not.',
  },
  {
    text: 'plugins/sdk/hours hours.closed',
    reason: 'A day off; the status of the same English is a door that is shut now and opens again.',
  },
  {
    text: 'plugins/sdk/hours/orders status.closed',
    reason: 'No orders are taken now; the doors may be open.',
  },
  {
    text: 'plugins/busy-times level.closed',
    reason: 'An hour of the week outside the opening hours, whatever is open now.',
  },
  {
    text: 'plugins/membership soldOut',
    reason: 'A plan has no place left; nothing is sold out as goods are.',
  },
  {
    text: 'plugins/sdk/hours hours.day',
    reason: 'Heads a column of weekdays; that of a reservation asks for a date.',
  },
  {
    text: 'plugins/sdk/hours/orders hours.wholeDay',
    reason: 'Stands alone in a table; the other follows the words that orders are taken.',
  },
  {
    text: 'profile/surface/contact channel.phone',
    reason: 'One of several ways to reach somebody, so an act; the other heads the number itself.',
  },
  {
    text: 'profile/core/texts reserve.label',
    reason: 'One of a row of nouns; the other is the button that does it.',
  },
];

interface Use {
  name: string;
  translations: Partial<Record<Language, string>>;
}

/**
 * One line for every English text with two translations, within one package or across packages, and for every needless
 * exception.
 */
export function translationProblems(
  dictionaries: readonly DictionarySet[],
  exceptions: readonly TranslationException[] = translationExceptions,
): string[] {
  const uses = usesByEnglish(dictionaries);
  const isException = ({ name }: Use): boolean => exceptions.some(({ text }) => text === name);
  const conflicts = [...uses].flatMap(([english, all]) =>
    conflictsOf(
      english,
      all.filter((use) => !isException(use)),
    ),
  );
  const useless = exceptions.filter(({ text }) => {
    const alike = [...uses.values()].find((all) => all.some(({ name }) => name === text)) ?? [];
    return conflictsOf(text, alike).length === 0;
  });
  return [
    ...conflicts,
    ...useless.map(({ text }) => `the exception '${text}' is needless: no translation differs`),
  ];
}

function usesByEnglish(dictionaries: readonly DictionarySet[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const { folder, texts } of dictionaries) {
    for (const [key, english] of Object.entries(texts[fallbackLanguage] ?? {})) {
      // Only English has a singular form; the others' general form is compared.
      if (key.endsWith('_one')) continue;
      const translations = Object.fromEntries(
        languages.flatMap((language) => {
          const text = texts[language]?.[key];
          return text === undefined ? [] : [[language, text]];
        }),
      );
      const name = `${packageOf(folder)} ${key}`;
      uses.set(english, [...(uses.get(english) ?? []), { name, translations }]);
    }
  }
  return uses;
}

/** 'plugins/sdk/hours' of 'libs/plugins/sdk/src/hours/locales'. */
function packageOf(folder: string): string {
  return folder
    .split(/[/\\]/)
    .filter((part) => !['libs', 'src', 'locales'].includes(part))
    .join('/');
}

function conflictsOf(english: string, uses: readonly Use[]): string[] {
  return languages.flatMap((language) => {
    const places = new Map<string, string[]>();
    for (const { name, translations } of uses) {
      const text = translations[language];
      if (text !== undefined) places.set(text, [...(places.get(text) ?? []), name]);
    }
    if (places.size < 2) return [];
    const ways = [...places].map(([text, names]) => `'${text}' (${names.join(', ')})`);
    return [`${language}: '${english}' is translated as ${ways.join(' and as ')}`];
  });
}
