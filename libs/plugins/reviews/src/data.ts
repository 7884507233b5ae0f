import {
  byId,
  count,
  date,
  listOf,
  optionalInstant,
  optionalPart,
  optionalShortText,
  optionalText,
  shortText,
  text,
} from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** Data of the section `reviews`. */
export const reviews = v.object({
  /** 0 without reviews. */
  average: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  count,
  /** Number of ratings with one star, two stars … five stars. */
  distribution: v.pipe(v.array(count), v.length(5)),
  /** The last day of review features, in the account's time zone; without one the notice names the usual day. */
  endsOn: optionalPart(date),
  items: listOf(
    v.object({
      id: text,
      /** A name, assumed to be in the review's language. */
      author: shortText,
      stars,
      body: optionalText,
      /** BCP 47 tag of the review's language, if known. */
      language: optionalShortText,
      createdAt: optionalInstant,
      /** The account's answer. */
      reply: optionalPart(
        v.object({
          body: text,
          /** BCP 47 tag of the reply's language, often the review's. @default the account's */
          language: optionalShortText,
          createdAt: optionalInstant,
        }),
      ),
    }),
    byId,
  ),
});

export type Reviews = v.InferOutput<typeof reviews>;

export const section: SectionContract<Reviews> = {
  type: 'reviews',
  source: { kind: 'account-page' },
  schema: reviews,
};
