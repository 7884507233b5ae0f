import type { Misfit } from './document-checks.js';

/** What no JSON Schema says of an answer: of each value in it, and of its place. */
type Flaw = (value: unknown, place: string) => Misfit[];

/** All flaws of a value and of what is in it. */
export function flawsIn(flaw: Flaw, value: unknown, place = ''): Misfit[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    ...flaw(value, place),
    ...parts.flatMap(([name, part]) => flawsIn(flaw, part, place ? `${place}.${name}` : name)),
  ];
}

const idNames = ['id', 'slotId', 'accountId'] as const;

/** Items of a list that have the id of an earlier one; sections, those of the same type. */
export const repeatedIds: Flaw = (list, place) => {
  if (!Array.isArray(list)) return [];
  const seen = new Set<string>();
  return list.flatMap((item: unknown, index) => {
    const fields = Object(item) as Record<string, unknown>;
    const name = idNames.find((each) => each in fields);
    if (name === undefined) return [];
    const key = JSON.stringify([fields['type'], fields[name]]);
    const isRepeat = seen.has(key);
    seen.add(key);
    if (!isRepeat) return [];
    return [{ field: `${place}.${index}.${name}`, expected: 'an id of its own', found: fields[name] }];
  });
};

/** UTF-8 that was read as Latin-1, or as Windows reads it: accents, the other quotes, emoji, and other scripts. */
const twiceEncoded =
  /[ÂÃ][\u0080-\u009f¡-ª¬-º¼-¿]|â€|ðŸ|(?:[à-ï][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]{2}){2}/;

const textFlaws: readonly [pattern: RegExp, expected: string][] = [
  [/\ufffd|\p{Surrogate}/u, 'UTF-8, with no character cut'],
  [twiceEncoded, 'a text that was encoded once'],
  [/&(?:#\d+|#x[\da-f]+|amp|apos|gt|lt|nbsp|quot);/i, 'plain text without character references'],
  [/<\/?(?:a|b|br|div|em|h\d|i|img|li|p|span|strong|ul)\b[^<>]*>/i, 'plain text without HTML'],
  [/^(?:null|undefined|NaN|\[object \w+\])$/, 'a text, or none'],
];

/** A text that visitors would not read as it was written. */
export const unreadableText: Flaw = (text, field) => {
  if (typeof text !== 'string') return [];
  const [, expected] = textFlaws.find(([pattern]) => pattern.test(text)) ?? [];
  return expected === undefined ? [] : [{ field, expected, found: text }];
};
