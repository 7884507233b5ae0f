import { readOffset, readWallTime } from '@oa-profile/business-hours/internal';
import { describeObject } from '@oa-profile/errors/internal';
import { distinctBy } from './distinct-by.js';

/** Most places that are reported. */
export const MAX_PLACES = 5;

/**
 * The places of what was sent but not read: an enumerated value that only a newer server knows, or an item of a list or
 * a picture that does not fit. Returns at most five places, such as 'items.3.kind', or none if nothing was lost.
 *
 * Fields that the reader does not know are no loss: newer servers add some.
 */
export function skippedParts(sent: unknown, read: unknown): string[] {
  const places: string[] = [];
  compare(sent, read, '', places);
  return places.slice(0, MAX_PLACES);
}

function compare(sent: unknown, read: unknown, place: string, places: string[]): void {
  if (places.length >= MAX_PLACES || Object.is(sent, read)) return;
  if (Array.isArray(sent) && Array.isArray(read)) {
    compareLists(sent, read, place, places);
    return;
  }
  if (isRecord(sent) && isRecord(read) && !Array.isArray(read)) {
    for (const key of Object.keys(read))
      if (key in sent) compare(sent[key], read[key], at(place, key), places);
    return;
  }
  if (meaning(sent) !== meaning(read)) places.push(place);
}

function compareLists(sent: unknown[], read: unknown[], place: string, places: string[]): void {
  // An exact repeat is no loss.
  const items = sent.length === read.length ? sent : distinctBy(sent, (item) => JSON.stringify(item));
  // What the reader adds, such as days of which nothing is known, is no loss.
  if (items.length < read.length) return;
  if (items.length > read.length) {
    places.push(`${place}: ${items.length - read.length} of ${items.length}`);
    return;
  }
  items.forEach((item, index) => {
    // Enumerated values are read in our own order.
    if (!read.includes(item)) compare(item, read[index], at(place, index), places);
  });
}

/**
 * A value in a form to compare: upper and lower case are equal, so are a blank text and null, an address and the URL
 * parser's form of it, and the spellings of a time or a zone.
 */
const meaning = (value: unknown): string =>
  // Not `String`: the server may send an object with a `toString` field.
  (typeof value === 'string' ? asWritten(value) : describeObject(value ?? '')).trim().toLowerCase();

function asWritten(text: string): string {
  if (!/^https?:/i.test(text)) return readOffset(text) ?? readWallTime(text);
  try {
    return new URL(text).href;
  } catch {
    return text;
  }
}

const at = (place: string, key: string | number): string => (place ? `${place}.${key}` : String(key));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
