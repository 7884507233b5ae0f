import { shorten } from './text/shorten.js';

/** As much as messengers show of a description. */
const LENGTH = 120;

/** What a link to an item says below its title: the beginning of the item's own words. For `itemCard`. */
export function itemDescription(words: string | undefined): string | undefined {
  return words === undefined ? undefined : shorten(words, LENGTH);
}
