import { fingerprintOf, type SinceLastVisit } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';
import type { Takeout } from './data.js';
import type { TranslateTakeout } from './texts.js';

/** Whether there are other dishes, or other prices. What is sold out changes every day. */
export const takeoutSinceLastVisit: SinceLastVisit<Takeout, string> = {
  digest: ({ items }) => fingerprintOf(items.map(({ id, price }) => [id, price])),
  schema: v.string(),
  changes: (before, now, _context, t: TranslateTakeout) =>
    before === undefined || before === now ? [] : [{ text: t('since.changed') }],
};
