import { accountLang, shorten, type Highlight, type HighlightContext } from '@oa-profile/plugin-sdk';
import type { Showcase } from './data.js';

/** More would not be shown, and each is in every document. */
const MOST = 6;
const ALT_LENGTH = 120;

/** Pictures of goods that can be had: the first screen makes no mouth water for what is sold out, or may be. */
export function showcaseHighlights({ items }: Showcase, context: HighlightContext): Highlight[] {
  const lang = accountLang(context);
  const pictures = items.flatMap(({ name, picture, soldOut }) => {
    if (!picture || soldOut !== false) return [];
    const { url, width, height, alt = name } = picture;
    return [{ url, width, height, alt: shorten(alt, ALT_LENGTH), lang }];
  });
  return pictures.length > 0 ? [{ kind: 'pictures', pictures: pictures.slice(0, MOST) }] : [];
}
