import type { ShareImage } from '@oa-profile/api-client';
import { fitsHead } from './preview.js';

/** The picture of a link preview. */
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

/** The type of a picture, from the API or by its file extension; undefined if messengers cannot show it. */
export function rasterType({ url, type }: Pick<ShareImage, 'url' | 'type'>): ShareImageType | undefined {
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  return type ?? endings[ending.toLowerCase()];
}

export interface PreviewImageOptions {
  /** In order of preference: the item's, then the account's. */
  candidates: readonly (ShareImage | undefined)[];
  /** Address of the page server, which has a fallback picture. */
  publicUrl: string;
  /** Alternative text for a picture without its own. */
  alt: string;
}

/**
 * The picture of a link preview: always a raster image of 1200x630, which every messenger shows large. Some show an SVG
 * or another size as a small square or not at all, so those are skipped, as is an address too
 * long for the head of a page.
 */
export function previewImage({ candidates, publicUrl, alt }: PreviewImageOptions): PreviewImage {
  for (const candidate of candidates) {
    const type = candidate && rasterType(candidate);
    if (type && fitsHead(candidate.url) && candidate.width === SIZE.width && candidate.height === SIZE.height)
      return { url: candidate.url, type, ...SIZE, alt: candidate.alt ?? alt };
  }
  return { url: `${publicUrl}/share.png`, type: 'image/png', ...SIZE, alt };
}
