import * as v from 'valibot';
import type { AnyTranslate } from './section.js';
import { fingerprintOf, type SinceLastVisit } from './since-last-visit.js';

/** What can be bought, as far as visits are compared. */
interface Goods {
  items: readonly { id: string; price?: unknown }[];
}

/** One fingerprint of all goods, in whatever order. A string alone was one that depended on the order. */
const digest = v.tuple([v.string()]);
type Digest = v.InferOutput<typeof digest>;

/**
 * Tells that there are other goods, or other prices. What is sold out changes every day, and words differ between languages.
 *
 * @param changed the section's words for it
 */
export const goodsSinceLastVisit = (changed: (t: AnyTranslate) => string): SinceLastVisit<Goods, Digest> => ({
  digest: ({ items }) => [fingerprintOf(items.map(({ id, price }) => JSON.stringify([id, price])).sort())],
  schema: digest,
  changes: (before, now, _context, t) =>
    before === undefined || before[0] === now[0] ? [] : [{ text: changed(t) }],
});
