import { pipe, transform, type GenericSchema } from 'valibot';
import { mediaFeed, type MediaFeed, type MediaItem } from './data.js';
import { hasContent } from './has-content.js';

/** Posts of no known time are the oldest. */
const timeOf = ({ publishedAt }: MediaItem): number => (publishedAt ? Date.parse(publishedAt) : 0);

/** What the API promises, newest first. A post with nothing left to show is dropped; the section stays. */
export const mediaFeedSchema: GenericSchema<unknown, MediaFeed> = pipe(
  mediaFeed,
  transform(({ items, ...rest }) => ({
    ...rest,
    items: items.filter(hasContent).sort((one, other) => timeOf(other) - timeOf(one)),
  })),
);
