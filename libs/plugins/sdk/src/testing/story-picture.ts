import type { Image } from '@oa-profile/api-client';

/**
 * Where Storybook is served: at the root of a host or below a path; at the root if stories run as tests.
 *
 * @returns address without a trailing slash
 */
export function storybookUrl(): string {
  const { origin, pathname } = window.location;
  const [folder = ''] = /^.*(?=\/iframe(\.html)?$)/.exec(pathname) ?? [];
  return `${origin}${folder}`;
}

/**
 * A picture of the reference platform's artwork, which Storybook serves under `/artwork`: the schemas refuse pictures
 * that are not http(s), such as `data:`.
 *
 * @example
 * ```ts
 * storyPicture('komorebi/photo-1.svg', 'A hand pouring water into a dripper');
 * ```
 */
export function storyPicture(file: string, alt?: string, size = { width: 960, height: 720 }): Image {
  return { url: `${storybookUrl()}/artwork/${file}`, ...size, alt };
}
