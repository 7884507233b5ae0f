import {
  count,
  date,
  listOf,
  optionalPart,
  optionalText,
  shortText,
  text,
} from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** SHOPCARD: a card of 1 to 50 stamps. */
export const rewardCard = v.object({
  id: text,
  name: shortText,
  goal: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  /** More than the goal if points are collected on. */
  points: count,
  rewards: optionalPart(
    listOf(
      v.object({ at: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), title: shortText }),
    ),
    [],
  ),
  expiry: optionalPart(
    v.object({
      basis: v.picklist(['firstUse', 'lastUse', 'fixed']),
      days: optionalPart(count),
      date: optionalPart(date),
    }),
  ),
  notes: optionalText,
});

export type RewardCard = v.InferOutput<typeof rewardCard>;

export const section: SectionContract<RewardCard> = {
  type: 'reward-card',
  source: { kind: 'sub-page', type: 'SHOPCARD', personal: true },
  schema: rewardCard,
};
