import {
  count,
  date,
  listOf,
  optionalPart,
  optionalText,
  orUnknown,
  shortText,
  text,
} from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

const points: v.GenericSchema<unknown, number | 'unknown'> = count;
const expiryBasis: v.GenericSchema<unknown, 'firstUse' | 'lastUse' | 'fixed' | 'unknown'> = v.picklist([
  'firstUse',
  'lastUse',
  'fixed',
]);

/** SHOPCARD: a card of 1 to 50 stamps. */
export const rewardCard = v.object({
  id: text,
  name: shortText,
  goal: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  /** More than the goal if points are collected on. If 'unknown', none is stamped, and only the goal is told. */
  points: v.fallback<typeof points, 'unknown'>(points, 'unknown'),
  /** A reward that cannot be read is not told; the way to the goal is. */
  rewards: optionalPart(
    listOf(
      v.object({ at: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), title: shortText }),
    ),
    [],
  ),
  /** Absent if the card never expires. What of it is 'unknown' is to be asked, unless the date is known. */
  expiry: orUnknown(
    v.object({
      basis: v.fallback<typeof expiryBasis, 'unknown'>(expiryBasis, 'unknown'),
      days: orUnknown(count),
      date: orUnknown(date),
    }),
  ),
  notes: optionalText,
});

export type RewardCard = v.InferOutput<typeof rewardCard>;

export const section: SectionContract<RewardCard> = {
  type: 'reward-card',
  source: {
    kind: 'sub-page',
    type: 'SHOPCARD',
    personal: (card) => ({ ...card, points: 'unknown' }),
  },
  schema: rewardCard,
};
