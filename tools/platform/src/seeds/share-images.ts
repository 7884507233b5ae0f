import type { Image, ShareImage } from '@oa-profile/api-client';

/** Size that messengers require of a preview picture. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The address of a drawing's copy for previews: messengers do not support SVG. Undefined if there is none. */
export const shareUrlOf = (url: string): string | undefined =>
  /^\/artwork\/.+\.svg$/.test(url) ? url.replace(/\.svg$/, '-share.jpg') : undefined;

/** The preview version of a picture; `draw-share-pictures.ts` makes the file. */
export function shareImageFor(picture: Image | undefined): ShareImage | undefined {
  const url = picture && shareUrlOf(picture.url);
  if (!picture || !url) return undefined;
  return { url, ...shareSize, type: 'image/jpeg', ...(picture.alt && { alt: picture.alt }) };
}

/** Adds the preview picture of its link to an item. */
export function withShareImage<T extends { picture?: Image | undefined; pictures?: readonly Image[] }>(
  item: T,
): T & { shareImage?: ShareImage } {
  const shareImage = shareImageFor(item.picture ?? item.pictures?.[0]);
  return shareImage ? { ...item, shareImage } : item;
}
