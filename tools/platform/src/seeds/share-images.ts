import type { Image, ShareImage } from '@oa-profile/api-client/schemas';

/** What messengers ask of a picture in a preview. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The address of a drawing's copy for previews: messengers read no SVG. Undefined where there is none. */
export const shareUrlOf = (url: string): string | undefined =>
  /^\/artwork\/.+\.svg$/.test(url) ? url.replace(/\.svg$/, '-share.jpg') : undefined;

/** A picture as previews show it; `draw-share-pictures.ts` makes the file. */
export function shareImageFor(picture: Image | undefined): ShareImage | undefined {
  const url = picture && shareUrlOf(picture.url);
  if (!picture || !url) return undefined;
  return { url, ...shareSize, type: 'image/jpeg', ...(picture.alt && { alt: picture.alt }) };
}

/** Adds to an item what a preview of its link shows. */
export function withShareImage<T extends { picture?: Image | undefined; pictures?: readonly Image[] }>(
  item: T,
): T & { shareImage?: ShareImage } {
  const shareImage = shareImageFor(item.picture ?? item.pictures?.[0]);
  return shareImage ? { ...item, shareImage } : item;
}
