/** An extension: 'ext. 12', 'x12', '#12', and the words of the six languages. */
const extension = /(?:ext\.?|extension|x|#|内線|內線|分機|轉|ต่อ|내선)\s*(?:[:.]\s*)?(\d+)/i;

/** The end of the first number: owners write several into one field, and the fax beside the telephone. */
const nextNumber = /[,、;/\n]|fax|ファックス|傳真|แฟกซ์|โทรสาร|팩스/i;

/** The zero that is dialled only within the country: '+81 (0)3 1234 5678'. */
const trunkZero = /(\+\s*\d[\d\s-]*)\(0\)/;

/** Opening hours beside the number. */
const clockTime = /\d{1,2}:\d{2}/g;

/** Digits with the separators within a number: spaces, dots, dashes of all kinds, and brackets around some digits. */
const runOfDigits = /(?:\(\d+\)|[+\d])(?:\(\d+\)|[\d\s.\p{Dash}ー])*/gu;

/** A run of fewer digits is a number only if there is no longer one: '24 hours', but also '119'. */
const FEWEST_DIGITS = 5;

/** More is no telephone number; combining marks make the normalisation of a long text slow. */
const MOST_CHARACTERS = 100;

/** The `tel:` address of a number as an owner writes it, or undefined when there is nothing to dial. */
export function telephoneUrl(phone: string): string | undefined {
  // Full-width digits, as Japanese keyboards write them, become plain ones.
  const [number = ''] = phone.slice(0, MOST_CHARACTERS).normalize('NFKC').split(nextNumber);
  const [written, inside] = extension.exec(number) ?? [''];
  const runs = number
    .replace(written, '')
    .replace(clockTime, ';')
    .replace(trunkZero, '$1')
    .match(runOfDigits)
    ?.map((run) => run.replace(/[^\d+]/g, ''))
    .filter((digits) => /\d/.test(digits));
  const digits = runs?.find(({ length }) => length >= FEWEST_DIGITS) ?? runs?.[0];
  if (digits === undefined) return undefined;
  return `tel:${digits}${inside ? `;ext=${inside}` : ''}`;
}
