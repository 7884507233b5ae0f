/** The most levels of lists and objects that an answer is read to. The deepest that the API has are about ten. */
const MAX_DEPTH = 32;

/** The most items of a list, and fields of an object, that are read. */
const MAX_ITEMS = 1000;

/** An answer that can be read without harm, and where something of it was changed or left out, as 'items.3.name'. */
export interface TidyAnswer {
  value: unknown;
  places: string[];
}

/**
 * Makes an answer one that every part of the page can work with, whatever the server has sent:
 *
 * - A field that is null is absent. That says the same, so it is no place to name.
 * - Half of a surrogate pair, as is left of an emoji that was cut, becomes U+FFFD: a browser reads it so in the server's
 *   markup, and React would then find other words than its own.
 * - A number that JSON cannot hold (1e999) is left out, and zero has no sign: the page's data would not be the same after
 *   they have gone to the browser.
 * - What is too deep or too long is left out, for no reading may end in a full stack.
 */
export function tidyAnswer(answer: unknown): TidyAnswer {
  const places: string[] = [];
  return { value: tidy(answer, '', 1, places), places };
}

function tidy(value: unknown, place: string, depth: number, places: string[]): unknown {
  if (typeof value === 'string') return wellFormed(value, place, places);
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value === 0 ? 0 : value;
    places.push(place);
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) {
    places.push(place);
    return undefined;
  }
  if (Array.isArray(value)) {
    const items = cut(value as unknown[], place, places);
    return items
      .map((item, index) => tidy(item, `${place}.${index}`, depth + 1, places))
      .filter((item) => item !== undefined);
  }
  return Object.fromEntries(
    cut(Object.entries(value), place, places).flatMap(([key, field]) => {
      if (field === null) return [];
      // A name that no schema can have is somebody's text.
      const name = /^[a-z]\w{0,30}$/i.test(key) ? key : '?';
      const tidied = tidy(field, place ? `${place}.${name}` : name, depth + 1, places);
      return tidied === undefined ? [] : [[key, tidied]];
    }),
  );
}

function cut<Item>(items: Item[], place: string, places: string[]): Item[] {
  if (items.length <= MAX_ITEMS) return items;
  places.push(`${place}: ${items.length - MAX_ITEMS} of ${items.length}`);
  return items.slice(0, MAX_ITEMS);
}

function wellFormed(text: string, place: string, places: string[]): string {
  // `toWellFormed` is not in all of the browsers that the page is for.
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  if (whole !== text) places.push(place);
  return whole;
}
