import type { Image } from '@oa-profile/api-client';

/** Accounts that have a folder in `artwork/`. */
export type ArtworkFolder = 'komorebi' | 'baanrimnam' | 'shanlan' | 'melati' | 'harbor' | 'longname';

/** An address without a host: the platform prepends its own in responses. */
const file = (folder: ArtworkFolder, name: string): string => `/artwork/${folder}/${name}`;

/** The square picture beside the name; decorative. */
export const iconOf = (folder: ArtworkFolder): Image => ({
  url: file(folder, 'icon.svg'),
  width: 512,
  height: 512,
});

/** The wide picture behind the header; decorative. */
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

const landscape = [960, 720] as const;
const square = [720, 720] as const;
const portrait = [720, 960] as const;
const wide = [1440, 720] as const;

/** Width and height of the accounts' pictures. */
const pictureSizes = {
  komorebi: {
    'photo-1': landscape,
    'photo-2': landscape,
    'photo-3': landscape,
    'beans-guji': square,
    'beans-yanaka': square,
    cat: landscape,
    chestnuts: landscape,
    dripper: square,
    'egg-sandwich': landscape,
    'green-cup': square,
    'iced-latte': square,
    'listening-night': wide,
    'paper-cup': square,
    'pour-over-poster': landscape,
    'record-poster': landscape,
    roaster: landscape,
    sticker: square,
    storefront: landscape,
    theme: portrait,
    toast: landscape,
  },
  baanrimnam: {
    'photo-1': landscape,
    'photo-2': landscape,
    'photo-3': landscape,
    boat: landscape,
    'green-curry': landscape,
    krathong: wide,
    prawns: landscape,
    'thai-tea': square,
    tiffin: square,
  },
  shanlan: {
    'photo-1': landscape,
    'photo-2': landscape,
    'photo-3': landscape,
    baozhong: square,
    'gift-box': square,
    'oriental-beauty': square,
    'pineapple-cakes': landscape,
    roasting: landscape,
    'winter-tea': wide,
  },
  melati: {
    'photo-1': landscape,
    'photo-2': landscape,
    'photo-3': landscape,
    garden: landscape,
    laboratory: landscape,
    vaccination: wide,
  },
  harbor: { 'photo-1': landscape, 'photo-2': landscape, 'photo-3': landscape },
} as const satisfies Partial<Record<ArtworkFolder, Record<string, readonly [number, number]>>>;

type PictureSizes = typeof pictureSizes;

/** An account's pictures, by their names in its folder. */
export const picturesIn =
  <Folder extends keyof PictureSizes>(folder: Folder) =>
  (name: keyof PictureSizes[Folder] & string, alt: string): Image => {
    const sizes: Readonly<Record<string, readonly [number, number] | undefined>> = pictureSizes[folder];
    const [width, height] = sizes[name] ?? landscape;
    return { url: file(folder, `${name}.svg`), width, height, alt };
  };

/** The address of a video, or of its captions. */
export const videoFile = (folder: ArtworkFolder, name: `${string}.mp4` | `${string}.vtt`): string =>
  file(folder, name);

/** A map centred on a place, with a mark on it. */
export const mapUrl = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
