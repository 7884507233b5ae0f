import type { Image } from '@oa-profile/api-client/schemas';

/**
 * A picture of the reference platform's artwork, which Storybook serves under `/artwork`: the schemas refuse pictures
 * that are not http(s), as `data:` is not.
 *
 * @example
 * ```ts
 * storyPicture('komorebi/photo-1.svg', 'A hand pouring water into a dripper');
 * ```
 */
export function storyPicture(file: string, alt?: string, size = { width: 960, height: 720 }): Image {
  return { url: new URL(`/artwork/${file}`, window.location.href).href, ...size, alt };
}
