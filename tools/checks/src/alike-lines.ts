import { fallbackLanguage, ourLanguages } from '@oa-profile/i18n/internal';
import type { DictionarySet } from './dictionaries.js';
import { packageOf } from './same-english.js';

/**
 * Two English texts of a namespace that some other language says in the same words: '<package> <key> <key>'. Whoever reads
 * both on one screen must not lose a difference by that.
 */
const sameWords: readonly string[] = [
  // Both take away what is shown.
  'i18n common.close common.dismiss',
  // One opens a menu, the other unfolds a text; a menu's entries follow.
  'i18n common.more common.readMore',
  // The same count, once among the highlights of the first screen and once in the section.
  'plugins/busy-times live.notBusy now.notBusy',
  'plugins/busy-times live.aBitBusy now.aBitBusy',
  'plugins/busy-times live.busy now.busy',
  'plugins/busy-times live.veryBusy now.veryBusy',
  // The heading of a form and the button that sends it.
  'plugins/reservation reservation.title send.label',
  // A place has appointments or it lets people in, never both.
  'plugins/sdk/hours hours.last.appointment hours.last.entry',
  'plugins/sdk/hours hours.lastBefore.appointment hours.lastBefore.entry',
  'plugins/sdk/hours hours.lastOver.appointment hours.lastOver.entry',
  // Between dates a dash has spaces, between names of days none; only some languages tell the two apart.
  'plugins/sdk/hours hours.days hours.weekdays',
  // Of a place where one can eat, and of what is only ordered: no account's hours are both.
  'plugins/sdk/hours hours.lastOver.order orders.status.closed',
  // The prices of a list or the price of one thing: a question has one of them.
  'profile/actions/ask question.price question.prices',
];

/** Texts with a number in another language that English says in a word: '<package> <key>'. */
const numbersInWords: readonly string[] = [
  // 'Single', 'two', 'at any time'.
  'plugins/coupon usage.once',
  'plugins/place map.twoFingers',
  'profile/surface/contact why.always',
  // 'June' is the sixth month.
  'plugins/reviews ending',
];

/** One line for two English texts of a namespace that can stand together, and say the same in another language. */
export function alikeProblems(
  dictionaries: readonly DictionarySet[],
  exceptions: readonly string[] = sameWords,
): string[] {
  const found = new Map<string, string[]>();
  for (const { folder, texts } of dictionaries)
    for (const language of ourLanguages) {
      const translated = Object.entries(texts[language] ?? {});
      for (const [index, [key, text]] of translated.entries())
        for (const [other, otherText] of translated.slice(index + 1)) {
          const [one, two] = [key, other].map((each) => texts[fallbackLanguage]?.[each]);
          if (text !== otherText || one === undefined || two === undefined || one === two) continue;
          const pair = `${packageOf(folder)} ${[key, other].sort().join(' ')}`;
          found.set(pair, [...(found.get(pair) ?? []), `'${text}' in ${language} for '${one}' and '${two}'`]);
        }
    }
  return [
    ...Array.from(found)
      .filter(([pair]) => !exceptions.includes(pair))
      .map(([pair, said]) => `${pair}: ${said.join('; ')}: say both apart, or why not in alike-lines.ts`),
    ...exceptions
      .filter((pair) => !found.has(pair))
      .map((pair) => `${pair}: no longer alike in any language`),
  ];
}

/** One line for each number that a text has in one language, and its English does not, or the other way round. */
export function numberProblems(
  dictionaries: readonly DictionarySet[],
  exceptions: readonly string[] = numbersInWords,
): string[] {
  return dictionaries.flatMap(({ folder, texts }) =>
    ourLanguages.flatMap((language) =>
      Object.entries(texts[language] ?? {}).flatMap(([key, text]) => {
        const english = texts[fallbackLanguage]?.[key];
        if (english === undefined || exceptions.includes(`${packageOf(folder)} ${key}`)) return [];
        const [wanted, said] = [english, text].map(numbersIn);
        return String(wanted) === String(said)
          ? []
          : [`${packageOf(folder)} ${key}: '${text}' in ${language} has other numbers than '${english}'`];
      }),
    ),
  );
}

/** The numbers that a text has written out, however its language groups their digits. */
const numbersIn = (text: string): string[] =>
  Array.from(text.replace(/\{\{\w+\}\}/g, '').matchAll(/\d+(?:[.,]\d+)*/g), ([number]) =>
    number.replace(/[.,]/g, ''),
  ).sort();
