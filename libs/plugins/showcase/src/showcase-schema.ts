import { showcase, type Showcase } from '@oa-profile/api-client/schemas';
import { distinctBy } from '@oa-profile/plugin-sdk';
import { pipe, transform, type GenericSchema } from 'valibot';

/** What the API promises, and each product once: pages overlap when something is added between them. */
export const showcaseSchema: GenericSchema<unknown, Showcase> = pipe(
  showcase,
  transform(({ items, ...rest }) => ({ ...rest, items: distinctBy(items, ({ id }) => id) })),
);
