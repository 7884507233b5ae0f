import { readTelephone } from './read-telephone.js';

/** The `tel:` address of a number as an owner writes it, or undefined when there is nothing to dial. */
export function telephoneUrl(phone: string): string | undefined {
  const telephone = readTelephone(phone);
  return telephone && `tel:${telephone.digits}${telephone.inside ? `;ext=${telephone.inside}` : ''}`;
}
