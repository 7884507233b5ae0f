import type { Slide } from './slides-of.js';

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
