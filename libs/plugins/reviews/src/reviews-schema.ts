import { reviews, type Reviews } from '@oa-profile/api-client/schemas';
import { distinctBy } from '@oa-profile/plugin-sdk';
import { pipe, transform, type GenericSchema } from 'valibot';

/** What the API promises, each review once. */
export const reviewsSchema: GenericSchema<unknown, Reviews> = pipe(
  reviews,
  transform((data) => ({ ...data, items: distinctBy(data.items, ({ id }) => id) })),
);
