import { pipe, transform, type GenericSchema } from 'valibot';
import { mediaFeed, type MediaFeed, type MediaItem } from './data.js';

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

/** Whether there is anything to see or read in a post, after unsafe addresses have been dropped. */
function hasContent({ caption, pictures, videoUrl }: MediaItem): boolean {
  return pictures.length > 0 || videoUrl !== undefined || caption !== undefined;
}
