/** What begins an extension: 'ext. 12', 'x12', '#12', and the words of the six languages. */
const extension = /(?:ext\.?|extension|x|#|内線|內線|分機|轉|ต่อ|내선)\s*[:.]?\s*(\d+)/i;

/** Owners write full-width digits, and several numbers into one field: the first one is called. */
function firstNumber(phone: string): string {
  return phone.normalize('NFKC').split(/[,、;/]/)[0] ?? '';
}

/** The `tel:` address of a number as an owner writes it, or undefined when there is nothing to dial. */
export function telephoneUrl(phone: string): string | undefined {
  const number = firstNumber(phone);
  const digits = number.replace(extension, '').replace(/[^\d+]/g, '');
  if (!/\d/.test(digits)) return undefined;
  const [, inside] = extension.exec(number) ?? [];
  return `tel:${digits}${inside ? `;ext=${inside}` : ''}`;
}
