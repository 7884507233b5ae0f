/** A telephone number that can be dialled. */
export interface Telephone {
  /** '0312345678', '+81312345678' */
  digits: string;
  /** As its owner writes it, without what stands around it: '03-1234-5678'. */
  written: string;
  /** The extension. */
  inside?: string | undefined;
}

/** An extension: 'ext. 12', 'x12', '#12', and the words of the six languages. */
const extension = /(?:ext\.?|extension|\bx|#|内線|內線|分機|轉|ต่อ|내선)\s*(?:[:.]\s*)?(\d+)/i;

/** The end of the first number: owners write several into one field, and the fax beside the telephone. */
const nextNumber = /[,、;\n|]|\bf(?:ax)?[:.]|fax|ファックス|ファクス|傳真|แฟกซ์|โทรสาร|팩스/i;

/** What is no part of a number: opening hours, and a postal code with its sign. */
const beside = /\d{1,2}:\d{2}|〒\s*\d{3}-?\d{4}/g;

/** The zero that is dialled only within the country: '+81 (0)3 1234 5678', and wrongly '+81 03-1234-5678'. */
const trunkZero = /(\+\s*\d[\d\s-]*)\(0\)/;
const doubledZero = /^\+(81|66|62|886)0/;

/** Of the countries with telephones on their pages, a number with its country but without '+'. */
const withoutPlus = /^(?:81|66|62|886)\d{9,11}$/;

/** Spaces, dots, dashes of all kinds, and middle dots, between groups of digits. A wave is a range. */
const separator = String.raw`[\s.\p{Dash}ー・·]`;
const group = String.raw`(?:\(\+?\d+\)|\+?\d+)`;
const run = new RegExp(`${group}(?:(?![〜～])${separator}{0,3}${group})*`, 'gu');
const parts = new RegExp(`(${separator}{0,3})(${group})`, 'gu');

/** '021/5550100': what stands before the stroke is the area's. Other strokes stand between numbers. */
const areaStroke = /^(\D*\(?0\d{1,3}\)?)\s*\/\s*(?=\d{5})/;

/** The fewest and the most digits of a whole number, and the most of one with its country. */
const [FEWEST, MOST, MOST_WITH_COUNTRY] = [9, 13, 15];
/** A run of fewer is no number beside a longer one; of fewer than three, never. */
const [FEWEST_LOCAL, FEWEST_SHORT] = [5, 3];

/** More is no telephone number; combining marks make the normalisation of a long text slow. */
const MOST_CHARACTERS = 100;

const digitsOf = (text: string): string => text.replace(/[^\d+]/g, '');
const begins = (text: string): boolean => /^\(?[0+]/.test(text);

/**
 * The one reader of telephone numbers as owners write them, for links, cards and search engines. Undefined when there is
 * no number, or none that is sure: a wrong one is somebody else's.
 */
export function readTelephone(phone: string): Telephone | undefined {
  // Full-width digits, as Japanese keyboards write them, become plain ones.
  const [first = ''] = phone.slice(0, MOST_CHARACTERS).normalize('NFKC').split(nextNumber);
  const [inner, inside] = extension.exec(first) ?? [''];
  const text = first
    .replace(inner, ';')
    .replace(beside, ';')
    .replace(trunkZero, '$1')
    .replace(areaStroke, '$1-');
  const numbers = Array.from(text.matchAll(run))
    .filter(({ 0: { length }, index }) => !touchesLetters(text, index, index + length))
    .flatMap(([each]) => numberIn(each));
  const found =
    numbers.find(({ digits }) => begins(digits) && digits.length >= FEWEST) ??
    numbers.find(({ digits }) => digits.length >= FEWEST_LOCAL) ??
    (numbers.length === 1 ? numbers[0] : undefined);
  return found && { ...found, ...(inside !== undefined && { inside }) };
}

/** '1-800-FLOWERS', '@cafe2024', 'B1-123': digits in a word are no number by themselves. */
const touchesLetters = (text: string, from: number, to: number): boolean =>
  /[a-z@_]-?$/i.test(text.slice(0, from).replace(/(?:tel|phone|hp|wa|t|p|m)[.-]?$/i, '')) ||
  /^-?[a-z]{2}/i.test(text.slice(to)) ||
  /^-[a-z]/i.test(text.slice(to));

/** The number in a run of digits and separators; none if it is too short, all zeros, or longer than any number. */
function numberIn(text: string): Telephone[] {
  const groups = Array.from(text.matchAll(parts), ([whole, between = '', digits = '']) => ({
    whole,
    digits,
    isApart: /[\s・·]/.test(between),
  }));
  const lengthOf = (from: number, to: number): number =>
    groups.slice(from, to).reduce((sum, { digits }) => sum + digits.replace(/\D/g, '').length, 0);
  const { length } = groups;
  let start = 0;
  let end = length;
  // A postal code, or a count of hours, before the number.
  if (!begins(groups[0]?.digits ?? '')) {
    const next = groups.findIndex(
      ({ digits, isApart }, index) => isApart && begins(digits) && lengthOf(index, length) >= FEWEST,
    );
    if (next > 0) start = next;
  }
  const most = groups[start]?.digits.includes('+') ? MOST_WITH_COUNTRY : MOST;
  if (lengthOf(start, end) > most) {
    const ends = groups.flatMap(({ digits, isApart }, index) =>
      isApart && index > start && lengthOf(start, index) >= FEWEST && lengthOf(start, index) <= most
        ? [{ index, isNext: begins(digits) }]
        : [],
    );
    end = (ends.find(({ isNext }) => isNext) ?? ends[0])?.index ?? start;
  }
  // '02-123-4567-9' and '03-1234-5678・80': the last of several lines.
  const [before, last] = [groups[end - 2]?.digits ?? '', groups[end - 1]?.digits ?? ''];
  if (before.length >= 3 && last.length <= 2 && lengthOf(start, end - 1) >= FEWEST) end -= 1;

  const written = groups
    .slice(start, end)
    .map(({ whole }) => whole)
    .join('')
    .replace(/^[\s.\p{Dash}ー・·]+/u, '');
  const digits = digitsOf(written).replace(doubledZero, '+$1');
  if (digits.length < FEWEST_SHORT || /^\+?0+$/.test(digits) || /\d\+/.test(digits)) return [];
  return [{ digits: withoutPlus.test(digits) ? `+${digits}` : digits, written }];
}

/** The number alone, as cards and search engines want it, with its extension: '03-1234-5678 ext. 12'. */
export function telephoneText(phone: string): string | undefined {
  const telephone = readTelephone(phone);
  return (
    telephone && (telephone.inside ? `${telephone.written} ext. ${telephone.inside}` : telephone.written)
  );
}
