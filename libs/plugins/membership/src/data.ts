import {
  byId,
  listOf,
  money,
  optionalImage,
  optionalPart,
  optionalWebUrl,
  shortText,
  text,
} from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** MEMBERSHIP: plans with a monthly price and 1 to 5 perks. */
export const membership = v.object({
  plans: listOf(
    v.object({
      id: text,
      name: shortText,
      pricePerMonth: money,
      perks: v.pipe(v.array(text), v.minLength(1), v.maxLength(5)),
      picture: optionalImage,
      joined: optionalPart(v.boolean(), false),
      soldOut: optionalPart(v.boolean(), false),
      url: optionalWebUrl,
    }),
    byId,
  ),
});

export type Membership = v.InferOutput<typeof membership>;

export const section: SectionContract<Membership> = {
  type: 'membership',
  source: { kind: 'sub-page', type: 'MEMBERSHIP', personal: true },
  schema: membership,
};
