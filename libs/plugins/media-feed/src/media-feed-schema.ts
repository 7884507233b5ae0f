import { pipe, transform, type GenericSchema } from 'valibot';
import { mediaFeed, type MediaFeed } from './data.js';
import { hasContent } from './has-content.js';

/** What the API promises, newest first. A post with nothing left to show is dropped; the section stays. */
export const mediaFeedSchema: GenericSchema<unknown, MediaFeed> = pipe(
  mediaFeed,
  transform(({ items, ...rest }) => ({
    ...rest,
    items: items
      .filter(hasContent)
      .sort((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt)),
  })),
);
