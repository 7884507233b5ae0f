import type { HighlightContext, SearchEntry } from '@oa-profile/plugin-sdk';
import type { MediaFeed } from './data.js';
import type { TranslateMediaFeed } from './texts.js';

/** Posts by their captions, whose first line is the title, or else by what their picture shows. */
export function mediaSearchEntries(
  { items }: MediaFeed,
  _context: HighlightContext,
  t: TranslateMediaFeed,
): SearchEntry[] {
  return items.flatMap(({ id, kind, caption, pictures }) => {
    const [title = '', ...lines] = (caption?.trim() || pictures[0]?.alt || '').split(/\r?\n/);
    const text = [lines.join('\n').trim(), kind === 'video' && t('video')].filter(Boolean).join('\n');
    return title ? [{ title, text: text || undefined, itemId: id }] : [];
  });
}
