'use client';

import type { Translate } from '@oa-profile/i18n';
import {
  accountLang,
  defineSection,
  itemDescription,
  itemPaging,
  shorten,
  type Highlight,
  type HighlightContext,
  type ItemCard,
  type PluginSection,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { section, type MediaFeed, type MediaItem } from './data.js';
import type { en } from './locales/en.js';
import { FollowButton, MediaFeedSection } from './media-feed-section.js';
import { mediaFeedSchema } from './media-feed-schema.js';
import { MediaFeedView } from './media-feed-view.js';
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

/** More would not be shown, and each is in every document. */
const MOST = 6;
const CAPTION_LENGTH = 60;
const ALT_LENGTH = 120;
/** Something to read in a line, which could be blank or of marks that nobody sees. */
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The first picture of each of the newest posts; of a video, its poster. */
function mediaHighlights(
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

const TITLE_LENGTH = 60;

/** The card of a post: its first words, the caption and the first picture. */
function itemCard({ items }: MediaFeed, itemId: string): ItemCard | undefined {
  const item = items.find(({ id }) => id === itemId);
  if (!item) return undefined;
  return {
    title: shorten(titleOf(item), TITLE_LENGTH) || undefined,
    isExcerpt: true,
    description: itemDescription(item.caption),
    publishedAt: item.publishedAt,
    picture: item.pictures[0],
    shareImage: item.shareImage,
  };
}

function titleOf({ caption, pictures }: MediaItem): string {
  const [firstLine] = caption?.trim().split(/\r?\n/) ?? [];
  return firstLine || (pictures[0]?.alt ?? '');
}
