import type { Image } from '@oa-profile/api-client/schemas';

/** Accounts that have a folder in `artwork/`. */
export type ArtworkFolder = 'komorebi' | 'baanrimnam' | 'shanlan' | 'melati' | 'harbor' | 'longname';

/** An address without host: the platform puts its own before it when it answers. */
const file = (folder: ArtworkFolder, name: string): string => `/artwork/${folder}/${name}`;

/** The square picture beside the name; it only decorates. */
export const iconOf = (folder: ArtworkFolder): Image => ({
  url: file(folder, 'icon.svg'),
  width: 512,
  height: 512,
});

/** The wide picture behind the header; it only decorates. */
export const coverOf = (folder: ArtworkFolder): Image => ({
  url: file(folder, 'cover.svg'),
  width: 1440,
  height: 810,
});

/** The picture of link previews, which do not read SVG. */
export const shareImageOf = (folder: ArtworkFolder, alt: string): Image => ({
  url: file(folder, 'og.png'),
  width: 1200,
  height: 630,
  alt,
});

/** A photo for posts, goods and coupons. */
export const photoOf = (folder: ArtworkFolder, number: 1 | 2 | 3, alt: string): Image => ({
  url: file(folder, `photo-${number}.svg`),
  width: 960,
  height: 720,
  alt,
});

/** A map centred on a place, with a mark on it. */
export const mapUrl = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
