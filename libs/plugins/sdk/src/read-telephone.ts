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
const nextNumber = /[,、;\n|]|\bf[:.]|fax|ファックス|ファクス|傳真|แฟกซ์|โทรสาร|팩스/i;

/**
 * What is no part of a number: opening hours, a postal code with its sign, and digits in a word: '1-800-FLOWERS',
 * '@cafe2024'. A word for the telephone may stand right before it.
 */
const beside =
  /\d{1,2}:\d{2}|〒\s*\d{3}-?\d{4}|\d[\d-]{0,20}[a-z]{2}|\d[\d-]{0,20}-[a-z]|\b(?!(?:tel|phone|hp|wa|[tpm])[.-]?\d)[a-z_]{1,20}-?\d[\d-]{0,20}/gi;

/** The zero that is dialled only within the country: '+81 (0)3 1234 5678', and wrongly '+81 03-1234-5678'. */
const trunkZero = /(\+\s*\d[\d\s-]*)\(0\)/;
const doubledZero = /(\+\s*(?:81|66|62|886)[^\d+]{0,3})0/;

/** Of the countries with telephones on their pages, a number with its country but without '+'. */
const withoutPlus = /^(?=(?:81|66|62|886)\d{9,11}$)/;

/** '021/5550100': what stands before the stroke is the area's. Other strokes stand between numbers. */
const areaStroke = /^(\D*0\d{1,3}\)?)\s*\/\s*(?=\d{5})/;

/** Spaces, dots, dashes of all kinds, and middle dots, between groups of digits. A wave is a range. */
const separator = String.raw`(?:(?![〜～])[\s.\p{Dash}ー・·]){0,3}`;
const group = String.raw`\(\+?\d+\)|\+?\d+`;
const run = new RegExp(`(?:${group})(?:${separator}(?:${group}))*`, 'gu');
const parts = new RegExp(`(${separator})(${group})`, 'gu');

/** The fewest and the most digits of a whole number, and the most of one with its country. */
const [FEWEST, MOST, MOST_WITH_COUNTRY] = [9, 13, 15];
/** A run of fewer is no number beside another one. */
const FEWEST_LOCAL = 5;

/** More is no telephone number; combining marks make the normalisation of a long text slow. */
const MOST_CHARACTERS = 100;

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
    .replace(doubledZero, '$1')
    .replace(areaStroke, '$1-');
  const numbers = (text.match(run) ?? []).flatMap(numberIn);
  const found =
    numbers.find(({ digits }) => /^[0+]/.test(digits) && digits.length >= FEWEST) ??
    numbers.find(({ digits }) => digits.length >= FEWEST_LOCAL) ??
    (numbers.length === 1 ? numbers[0] : undefined);
  return found && { ...found, inside };
}

interface Group {
  whole: string;
  isApart: boolean;
  /** Whether a number can begin with it. */
  begins: boolean;
  size: number;
}

const sizeOf = (groups: readonly Group[]): number => groups.reduce((sum, { size }) => sum + size, 0);

/** The number in a run of digits and separators; none if it is too short, all zeros, or longer than any number. */
function numberIn(text: string): Telephone[] {
  const all = Array.from(text.matchAll(parts), ([whole, between = '', digits = '']): Group => ({
    whole,
    isApart: /[\s・·]/.test(between),
    begins: /^\(?[0+]/.test(digits),
    size: digits.replace(/\D/g, '').length,
  }));
  // A postal code, or a count of hours, may stand before the number.
  const start = all.findIndex(
    ({ isApart, begins }, index) => begins && (!index || (isApart && sizeOf(all.slice(index)) >= FEWEST)),
  );
  let groups = all.slice(Math.max(start, 0));
  const most = groups[0]?.whole.includes('+') ? MOST_WITH_COUNTRY : MOST;
  if (sizeOf(groups) > most) {
    const ends = [...groups.keys()].filter((index) => {
      const size = sizeOf(groups.slice(0, index));
      return groups[index]?.isApart && size >= FEWEST && size <= most;
    });
    groups = groups.slice(0, ends.find((index) => groups[index]?.begins) ?? ends[0] ?? 0);
  }
  // '02-123-4567-9' and '03-1234-5678・80': the last of several lines.
  const [before, last] = groups.slice(-2);
  if (before && last && before.size >= 3 && last.size <= 2 && sizeOf(groups) - last.size >= FEWEST)
    groups.pop();

  const written = groups
    .map(({ whole }) => whole)
    .join('')
    .replace(/^[^\d(+]+/, '');
  const digits = written.replace(/[^\d+]/g, '').replace(withoutPlus, '+');
  return /^\+?(?!0+$)\d{3,}$/.test(digits) ? [{ digits, written }] : [];
}

/** The number alone, as cards and search engines want it, with its extension: '03-1234-5678 ext. 12'. */
export function telephoneText(phone: string): string | undefined {
  const telephone = readTelephone(phone);
  return (
    telephone && (telephone.inside ? `${telephone.written} ext. ${telephone.inside}` : telephone.written)
  );
}
