import { businessHours } from '@oa-profile/api-client/schemas';
import {
  byId,
  listOf,
  optionalImage,
  optionalMinutes,
  optionalMoney,
  optionalPart,
  optionalText,
  optionalWebUrl,
  restriction,
  shortText,
  text,
} from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** Data of the section `takeout`. */
export const takeout = v.object({
  items: optionalPart(
    listOf(
      v.object({
        id: text,
        name: shortText,
        description: optionalText,
        picture: optionalImage,
        price: optionalMoney,
        /** If 'unknown', visitors are told to ask whether it is available. */
        soldOut: restriction,
      }),
      byId,
    ),
    [],
  ),
  hours: optionalPart(businessHours),
  waitingMinutes: optionalMinutes,
  orderUrl: optionalWebUrl,
  note: optionalText,
});

export type Takeout = v.InferOutput<typeof takeout>;

export const section: SectionContract<Takeout> = {
  type: 'takeout',
  source: { kind: 'account-page' },
  schema: takeout,
};
