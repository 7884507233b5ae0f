import type { Slide } from './slides-of.js';

/** Where a slide is: in which post, and which part of what that post holds. All count from 1. */
export interface SlidePlace {
  post: number;
  part: number;
  /** How many slides its post has. */
  parts: number;
}

/** The places of slides. Those of a post come one after the other. */
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
