import { fingerprintOf, type SinceLastVisit } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';
import type { Showcase } from './data.js';
import type { TranslateShowcase } from './texts.js';

/** One fingerprint of all products, in whatever order. A string alone was one that depended on the order. */
const digest = v.tuple([v.string()]);
type Digest = v.InferOutput<typeof digest>;

/** Whether there are other products, or other prices. What is sold out changes every day. */
export const productsSinceLastVisit: SinceLastVisit<Showcase, Digest> = {
  digest: ({ items }) => [fingerprintOf(items.map(({ id, price }) => JSON.stringify([id, price])).sort())],
  schema: digest,
  changes: (before, now, _context, t: TranslateShowcase) =>
    before === undefined || before[0] === now[0] ? [] : [{ text: t('change.changed') }],
};
