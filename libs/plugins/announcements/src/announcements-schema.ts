import { announcements, type Announcements } from '@oa-profile/api-client/schemas';
import { distinctBy } from '@oa-profile/plugin-sdk';
import { pipe, transform, type GenericSchema } from 'valibot';

/** What the API promises. Of announcements with the same id, which share one link, only the first is there. */
export const announcementsSchema: GenericSchema<unknown, Announcements> = pipe(
  announcements,
  transform(({ items }) => ({ items: distinctBy(items, ({ id }) => id) })),
);
