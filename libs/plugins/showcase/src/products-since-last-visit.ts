import { fingerprintOf, type SinceLastVisit } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';
import type { Showcase } from './data.js';
import type { TranslateShowcase } from './texts.js';

/** Whether there are other products, or other prices. What is sold out changes every day. */
export const productsSinceLastVisit: SinceLastVisit<Showcase, string> = {
  digest: ({ items }) => fingerprintOf(items.map(({ id, price }) => [id, price])),
  schema: v.string(),
  changes: (before, now, _context, t: TranslateShowcase) =>
    before === undefined || before === now ? [] : [{ text: t('since.changed') }],
};
