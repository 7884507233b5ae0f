import {
  byId,
  listOf,
  money,
  optionalImage,
  optionalWebUrl,
  restriction,
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
      // Without its price a plan is no offer, and is left out.
      pricePerMonth: money,
      /** The API promises 1 to 5. Blank ones are left out, and further ones are shown: the plan stays. */
      perks: listOf(text),
      picture: optionalImage,
      /** If 'unknown', the visitor is neither called a member nor asked to join, and only looks at the plan. */
      joined: restriction,
      /** If 'unknown', visitors are told to ask whether they can join, and only look at the plan. */
      soldOut: restriction,
      url: optionalWebUrl,
    }),
    byId,
  ),
});

export type Membership = v.InferOutput<typeof membership>;

export const section: SectionContract<Membership> = {
  type: 'membership',
  source: {
    kind: 'sub-page',
    type: 'MEMBERSHIP',
    personal: ({ plans }) => ({ plans: plans.map((plan) => ({ ...plan, joined: 'unknown' })) }),
  },
  schema: membership,
};
