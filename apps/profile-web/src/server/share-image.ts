import type { ShareImage } from '@oa-profile/api-client/schemas';

/** What a preview in a messenger shows. */
export interface PreviewImage {
  url: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

const SIZE = { width: 1200, height: 630 } as const;

type ShareImageType = NonNullable<ShareImage['type']>;
const endings: Readonly<Record<string, ShareImageType>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** The kind of a picture that messengers read, by what the API says or by the end of its address; else undefined. */
export function rasterType({ url, type }: Pick<ShareImage, 'url' | 'type'>): ShareImageType | undefined {
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  return type ?? endings[ending.toLowerCase()];
}

/** Options of {@link previewImage}. */
export interface PreviewImageOptions {
  /** In the order of preference: the item's, then the account's. */
  candidates: readonly (ShareImage | undefined)[];
  /** How visitors reach the page server, which has a picture for whoever has none. */
  publicUrl: string;
  /** What to say of a picture that says nothing of itself. */
  alt: string;
}

/**
 * The picture of a link's preview: always a raster of 1200x630, which every messenger shows large. A drawing, or a
 * picture of another size, would be a small square or nothing in some of them, so that the next best is taken.
 */
export function previewImage({ candidates, publicUrl, alt }: PreviewImageOptions): PreviewImage {
  for (const candidate of candidates) {
    const type = candidate && rasterType(candidate);
    if (type && candidate.width === SIZE.width && candidate.height === SIZE.height)
      return { url: candidate.url, type, ...SIZE, alt: candidate.alt ?? alt };
  }
  return { url: `${publicUrl}/share.png`, type: 'image/png', ...SIZE, alt };
}
