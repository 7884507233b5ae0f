import { outlineSections, type OutlineSectionsOptions } from '@oa-profile/profile';

type Outline = ReturnType<typeof outlineSections>;

/** By the sections of an answer, which come in one language. */
const outlines = new WeakMap<OutlineSectionsOptions['sections'], Outline>();

/**
 * The outline of an answer's sections, made once for all pages that are rendered of it: what is told of them depends on
 * the answer and not on the time. What a plugin throws is therefore told once, too.
 */
export function outlineOnce(options: OutlineSectionsOptions): Outline {
  const known = outlines.get(options.sections);
  if (known) return known;
  const outline = outlineSections(options);
  outlines.set(options.sections, outline);
  // What fails may do so for a reason that passes.
  outline.catch(() => outlines.delete(options.sections));
  return outline;
}
