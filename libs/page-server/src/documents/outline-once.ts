import { outlineSections } from '@oa-profile/profile';

type Options = Parameters<typeof outlineSections>[0];
type Outline = ReturnType<typeof outlineSections>;

/** Outlines by the sections of an answer, which are in one language. */
const outlines = new WeakMap<Options['sections'], Outline>();

/**
 * The outline of an answer's sections, made once for all pages rendered from that answer: it does not depend on the
 * time. An error of a plugin is therefore reported only once, too.
 */
export function outlineOnce(options: Options): Outline {
  const known = outlines.get(options.sections);
  if (known) return known;
  const outline = outlineSections(options);
  outlines.set(options.sections, outline);
  // The failure may be temporary.
  outline.catch(() => outlines.delete(options.sections));
  return outline;
}
