import { shorten } from './text/shorten.js';

/** Characters of a description that messaging apps show. */
const MAX_LENGTH = 120;

/** The description for an `itemCard`: the beginning of the item's own text. */
export function itemDescription(words: string | undefined): string | undefined {
  return words === undefined ? undefined : shorten(words, MAX_LENGTH);
}
