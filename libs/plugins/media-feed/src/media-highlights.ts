import { accountLang, type Highlight, type HighlightContext, shorten } from '@oa-profile/plugin-sdk';
import type { MediaFeed } from './data.js';
import type { TranslateMediaFeed } from './texts.js';

/** More would not be shown, and each is in every document. */
const MOST = 6;
const CAPTION_LENGTH = 60;
const ALT_LENGTH = 120;
/** Something to read in a line, which could be blank or of marks that nobody sees. */
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The first picture of each of the newest posts; of a video, its poster. */
export function mediaHighlights(
  { items }: MediaFeed,
  context: HighlightContext,
  t: TranslateMediaFeed,
): Highlight[] {
  const { number } = context.formatters;
  const pictures = items.flatMap(({ id, caption, pictures: [picture], videoUrl }) => {
    if (!picture) return [];
    const { url, width, height } = picture;
    const firstLine = caption?.split(/\r?\n/).find((line) => readable.test(line));
    const words =
      picture.alt === undefined ? shorten(firstLine ?? '', CAPTION_LENGTH) : shorten(picture.alt, ALT_LENGTH);
    const named = words
      ? { alt: words, lang: accountLang(context) }
      : { alt: videoUrl === undefined ? t('pictures', { count: 1, displayCount: number(1) }) : t('video') };
    return [{ url, width, height, itemId: id, ...named }];
  });
  return pictures.length > 0 ? [{ kind: 'pictures', pictures: pictures.slice(0, MOST) }] : [];
}
