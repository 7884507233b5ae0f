import {
  byId,
  count,
  image,
  itemId,
  listOf,
  optionalInstant,
  optionalPart,
  optionalShareImage,
  optionalText,
  optionalWebUrl,
} from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** Cursor of the next page; absent on the last page. */
const nextCursor = optionalText;

/** Kinds of posts. */
const mediaKinds = ['photo', 'video', 'post'] as const;

/** MEDIA: photos, videos and posts mixed, newest first. Of a part that cannot be read nothing is said, and a post without any is left out. */
export const mediaFeed = v.object({
  items: listOf(
    v.object({
      id: itemId,
      kind: v.picklist(mediaKinds),
      publishedAt: optionalInstant,
      caption: optionalText,
      pictures: optionalPart(listOf(image), []),
      videoUrl: optionalWebUrl,
      captionsUrl: optionalWebUrl,
      durationSeconds: optionalPart(count),
      shareImage: optionalShareImage,
    }),
    byId,
  ),
  /** How many posts there are on all pages. @default unknown */
  total: optionalPart(count),
  nextCursor,
});

export type MediaFeed = v.InferOutput<typeof mediaFeed>;
export type MediaItem = MediaFeed['items'][number];

export const section: SectionContract<MediaFeed> = {
  type: 'media-feed',
  source: { kind: 'sub-page', type: 'MEDIA' },
  schema: mediaFeed,
};
