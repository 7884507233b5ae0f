import { highlightsOf, type SectionOutline } from '@oa-profile/plugin-sdk/page';
import type { HighlightPicture } from '@oa-profile/plugin-sdk';
import type { PictureSource } from '@oa-profile/ui';

/** A picture of the row at the head of the page: the cover, or one that leads to what it belongs to. */
export type HeadPicture =
  | { picture: PictureSource; lang?: undefined; found?: undefined }
  | {
      picture: HighlightPicture;
      lang: string | undefined;
      found: { sectionId: string; type: string; itemId?: string | undefined };
    };

/** Besides the cover. More would be a gallery, which the sections are. */
const MOST = 6;

/**
 * The cover, and behind it the first pictures of the sections, one of each in turn, so that posts do not hide what there is
 * to eat. A file is shown once, whichever of them have it.
 */
export function headPictures(
  outline: readonly SectionOutline[],
  cover: PictureSource | undefined,
): readonly HeadPicture[] {
  const shown = new Set([cover?.url]);
  const found = highlightsOf(outline, 'pictures').flatMap(({ pictures, sectionId, type }) =>
    pictures.map((picture, turn) => ({
      turn,
      picture,
      lang: picture.lang,
      found: { sectionId, type, itemId: picture.itemId },
    })),
  );
  const others = found
    .sort((one, other) => one.turn - other.turn)
    .filter(({ picture: { url } }) => !shown.has(url) && shown.add(url));
  return [...(cover ? [{ picture: cover }] : []), ...others.slice(0, MOST)];
}
