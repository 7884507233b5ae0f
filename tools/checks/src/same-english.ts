import { fallbackLanguage, ourLanguages } from '@oa-profile/i18n/internal';
import type { DictionarySet } from './dictionaries.js';

/** Texts whose English means something else than in other places: '<package> <key>', without `libs`, `src` and `locales`. */
const otherMeanings: readonly string[] = [
  // Dates have spaces of their own, so that the dash between them needs some; times do not.
  'plugins/coupon period.range',
  // A day off; the status of the same English is a door that is shut now and opens again.
  'plugins/sdk/hours hours.closed',
  // No orders are taken now; the doors may be open.
  'plugins/sdk/hours orders.status.closed',
  // An hour of the week outside the opening hours, whatever is open now.
  'plugins/busy-times level.closed',
  // A plan has no place left; nothing is sold out as goods are.
  'plugins/membership soldOut',
  // Heads a column of weekdays; that of a reservation asks for a date.
  'plugins/sdk/hours hours.day',
  // Stands within a sentence that has the word for 'o'clock' behind it; the other stands alone.
  'plugins/sdk/hours hours.timeNextDay',
  // Stands alone in a table; the other follows the words that orders are taken.
  'plugins/sdk/hours orders.hours.wholeDay',
  // One of several ways to reach somebody, so an act; the other heads the number itself.
  'profile/surface/contact channel.phone',
  // Words to search for, as people type them; the others are labels of what a place has.
  'plugins/search try.parking',
  'plugins/search try.outlets',
  // One of a row of nouns; the other is the button that does it.
  'plugins/reservation/on-profile label',
];

/** One line for every English text with two translations, within one package or across packages. */
export function translationProblems(
  dictionaries: readonly DictionarySet[],
  exceptions: readonly string[] = otherMeanings,
): string[] {
  const uses = new Map<string, Map<string, string[]>>();
  for (const { folder, texts } of dictionaries)
    for (const [key, english] of Object.entries(texts[fallbackLanguage] ?? {})) {
      const name = `${packageOf(folder)} ${key}`;
      // Only English has a singular form; the others' general form is compared.
      if (key.endsWith('_one') || exceptions.includes(name)) continue;
      for (const language of ourLanguages) {
        const text = texts[language]?.[key];
        if (text === undefined) continue;
        const ways = uses.get(`${language}: '${english}'`) ?? new Map<string, string[]>();
        uses.set(`${language}: '${english}'`, ways.set(text, [...(ways.get(text) ?? []), name]));
      }
    }
  return Array.from(uses, ([english, ways]) => ({ english, ways }))
    .filter(({ ways }) => ways.size > 1)
    .map(({ english, ways }) => {
      const said = Array.from(ways, ([text, names]) => `'${text}' (${names.join(', ')})`);
      return `${english} is translated as ${said.join(' and as ')}`;
    });
}

/** 'plugins/sdk/hours' of 'libs/plugins/sdk/src/hours/locales'. */
export function packageOf(folder: string): string {
  return folder
    .split(/[/\\]/)
    .filter((part) => !['libs', 'src', 'locales'].includes(part))
    .join('/');
}
