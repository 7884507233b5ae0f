import {
  byId,
  listOf,
  optionalImage,
  optionalMoney,
  optionalText,
  optionalWebUrl,
  restriction,
  shortText,
  text,
} from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** Cursor of the next page; absent on the last page. */
const nextCursor = optionalText;

/** EZSTORE: goods shown by the account. */
export const showcase = v.object({
  items: listOf(
    v.object({
      id: text,
      name: shortText,
      picture: optionalImage,
      // Without a price that can be read none is told, and nothing is called free.
      price: optionalMoney,
      /** If 'unknown', visitors are told to ask whether it is available. */
      soldOut: restriction,
      url: optionalWebUrl,
    }),
    byId,
  ),
  nextCursor,
});

export type Showcase = v.InferOutput<typeof showcase>;

export const section: SectionContract<Showcase> = {
  type: 'showcase',
  source: { kind: 'sub-page', type: 'EZSTORE' },
  schema: showcase,
};
