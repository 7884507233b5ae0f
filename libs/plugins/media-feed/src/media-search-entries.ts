import type { SearchEntry } from '@oa-profile/plugin-sdk';
import type { MediaFeed } from './data.js';

/** Posts by their captions: the first line is the title. Posts without a caption cannot be found. */
export function mediaSearchEntries({ items }: MediaFeed): SearchEntry[] {
  return items.flatMap(({ id, caption }) => {
    const [title = '', ...lines] = caption?.trim().split(/\r?\n/) ?? [];
    return title ? [{ title, text: lines.join('\n').trim() || undefined, itemId: id }] : [];
  });
}
