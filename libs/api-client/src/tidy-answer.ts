import { cutText, LONGEST_TEXT } from './cut-text.js';

/** Most nested levels of lists and objects that are read. The API has about ten. */
const MAX_DEPTH = 32;

/** Most items of a list, and fields of an object, that are read. */
const MAX_ITEMS = 1000;

/** A response that is safe to read, and the places that were changed or dropped, such as 'items.3.name'. */
export interface TidyAnswer {
  value: unknown;
  places: string[];
}

/**
 * Makes a response safe for every part of the page, whatever the server has sent:
 *
 * - A null field is dropped. That means the same, so it is not reported.
 * - Half a surrogate pair, for example of an emoji that was cut, becomes U+FFFD: that is how a browser reads it in the
 *   server's markup, and hydration would find a difference.
 * - A number that JSON cannot hold (1e999) becomes null, and zero has no sign: otherwise the page's data would change on
 *   their way to the browser. It is not dropped: a schema must see that there is something that it cannot read.
 * - What is too deep or too long is dropped, so that no reader overflows the stack.
 * - A text of more than 20,000 characters is cut, so that none keeps a server busy. Schemas have smaller limits.
 */
export function tidyAnswer(answer: unknown): TidyAnswer {
  const places: string[] = [];
  return { value: tidy(answer, 1, places), places };
}

/** Adds places below `value`, which its callers complete: most answers have none, so none are made in advance. */
function tidy(value: unknown, depth: number, places: string[]): unknown {
  if (typeof value === 'string') return tidyText(value, places);
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value === 0 ? 0 : value;
    places.push('');
    return null;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) {
    places.push('');
    return undefined;
  }
  const tidyField = (name: string | number, field: unknown): unknown => {
    const before = places.length;
    const tidied = tidy(field, depth + 1, places);
    for (let index = before; index < places.length; index += 1) {
      const below = places[index] ?? '';
      places[index] = /^(?:$|:)/.test(below) ? `${name}${below}` : `${name}.${below}`;
    }
    return tidied;
  };
  if (Array.isArray(value)) {
    const items = cut(value as unknown[], places);
    return items.map((item, index) => tidyField(index, item)).filter((item) => item !== undefined);
  }
  const fields: [name: string, field: unknown][] = [];
  for (const [key, field] of cut(Object.entries(value), places)) {
    // A name that no schema can have may be a person's text.
    const tidied = field === null ? undefined : tidyField(/^[a-z]\w{0,30}$/i.test(key) ? key : '?', field);
    if (tidied !== undefined) fields.push([key, tidied]);
  }
  return Object.fromEntries(fields);
}

function cut<Item>(items: Item[], places: string[]): Item[] {
  if (items.length <= MAX_ITEMS) return items;
  places.push(`: ${items.length - MAX_ITEMS} of ${items.length}`);
  return items.slice(0, MAX_ITEMS);
}

function tidyText(text: string, places: string[]): string {
  const tidied = cutText(wellFormed(text), LONGEST_TEXT);
  if (tidied !== text) places.push('');
  return tidied;
}

function wellFormed(text: string): string {
  // Most texts have neither halves nor pairs, which is found out three times as fast.
  if (!/[\ud800-\udfff]/.test(text)) return text;
  // Not all supported browsers have `toWellFormed`.
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
