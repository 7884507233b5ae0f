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

/** The position of a slide: its post, and which part of that post it is. All count from 1. */
export interface SlidePlace {
  post: number;
  part: number;
  /** Number of slides of its post. */
  parts: number;
}

/** The positions of slides. Those of a post must be consecutive. */
export function placesOf(slides: readonly Pick<Slide, 'item'>[]): SlidePlace[] {
  const posts = new Map<Slide['item'], SlidePlace[]>();
  return slides.map(({ item }) => {
    const before = posts.get(item) ?? [];
    posts.set(item, before);
    const place = { post: before[0]?.post ?? posts.size, part: before.length + 1, parts: 1 };
    before.push(place);
    for (const part of before) part.parts = before.length;
    return place;
  });
}

export interface OpenOrFollowOptions<Code> {
  load: () => Promise<Code>;
  open: (code: Code) => void;
  /** Does what the link does without script. */
  follow: () => void;
}

/** Opens lazily loaded code; if it cannot be loaded, follows the link instead. */
export async function openOrFollow<Code>({ load, open, follow }: OpenOrFollowOptions<Code>): Promise<void> {
  let code: Code;
  try {
    code = await load();
  } catch {
    follow();
    return;
  }
  open(code);
}
