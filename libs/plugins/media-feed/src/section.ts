'use client';

import type { Translate } from '@oa-profile/i18n';
import {
  defineSection,
  itemPaging,
  type PluginSection,
  type HighlightContext,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { section, type MediaFeed } from './data.js';
import type { en } from './locales/en.js';
import { FollowButton, MediaFeedSection } from './media-feed-section.js';
import { itemCard } from './item-card.js';
import { mediaFeedSchema } from './media-feed-schema.js';
import { MediaFeedView } from './media-feed-view.js';
import { mediaHighlights } from './media-highlights.js';
import { mediaFeedTexts, type TranslateMediaFeed } from './texts.js';

/** Photos, videos and posts of an account, newest first, with a viewer. */
export const mediaFeedSection: PluginSection<MediaFeed> = defineSection({
  ...section,
  schema: mediaFeedSchema,
  texts: mediaFeedTexts,
  isEmpty: ({ items }) => items.length === 0,
  Section: MediaFeedSection,
  Action: FollowButton,
  showsFollow: true,
  paging: itemPaging(),
  View: MediaFeedView,
  showAllKey: 'showAllItems',
  itemCard,
  sequence: ({ items, total, nextCursor }, { formatters: { number } }, t: Translate<typeof en>) => ({
    ids: items.map(({ id }) => id),
    showAll:
      nextCursor === undefined || total !== undefined
        ? t('showAll', { total: number(total ?? items.length) })
        : t('showAllItems'),
  }),
  highlights: mediaHighlights,
  searchEntries: mediaSearchEntries,
  body: 'bare',
});

/** Posts by their captions, whose first line is the title, or else by what their picture shows. */
function mediaSearchEntries(
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
