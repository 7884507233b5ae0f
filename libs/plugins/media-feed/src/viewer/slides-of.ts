import type { Image } from '@oa-profile/api-client';
import type { MediaItem } from '../data.js';

/** What the viewer shows at a time: a picture, a video, or the text of a post with neither. */
export type Slide = { key: string; item: MediaItem } & (
  { kind: 'picture'; picture: Image } | { kind: 'video'; url: string; poster?: Image } | { kind: 'words' }
);

/** The content of posts, in order. The first picture of a video is its poster. */
export function slidesOf(items: readonly MediaItem[]): Slide[] {
  return items.flatMap(slidesOfItem);
}

function slidesOfItem(item: MediaItem): Slide[] {
  const { id, pictures, videoUrl } = item;
  const pictureSlides = pictures.map((picture, place): Slide => ({
    key: `${id} ${place}`,
    item,
    kind: 'picture',
    picture,
  }));
  if (videoUrl === undefined) {
    return pictureSlides.length > 0 ? pictureSlides : [{ key: id, item, kind: 'words' }];
  }
  const [poster] = pictures;
  return [
    { key: id, item, kind: 'video', url: videoUrl, ...(poster && { poster }) },
    ...pictureSlides.slice(1),
  ];
}
