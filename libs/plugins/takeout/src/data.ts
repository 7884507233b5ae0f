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
        // Without a price that can be read none is told, and nothing is called free.
        price: optionalMoney,
        /** If 'unknown', visitors are told to ask whether it is available. */
        soldOut: restriction,
      }),
      byId,
    ),
    [],
  ),
  // Absent says nothing; if they cannot be read, that they are not available.
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
