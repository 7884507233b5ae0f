'use client';

import type { Translate } from '@oa-profile/i18n';
import {
  accountLang,
  defineSection,
  type Highlight,
  type HighlightContext,
  type PluginSection,
} from '@oa-profile/plugin-sdk';
import { announcementItemCard } from './announcement-item-card.js';
import { AnnouncementView } from './announcement-view.js';
import { AnnouncementsSection } from './announcements-section.js';
import { announcementsSinceLastVisit } from './announcements-since-last-visit.js';
import { section, type Announcements } from './data.js';
import type { en } from './locales/en.js';
import { announcementsTexts } from './texts.js';

/** News of an account, with new ones marked and a link to each. */
export const announcementsSection: PluginSection<Announcements> = defineSection({
  ...section,
  texts: announcementsTexts,
  isEmpty: ({ items }) => items.length === 0,
  Section: AnnouncementsSection,
  View: AnnouncementView,
  highlights,
  showAllKey: 'showAllItems',
  itemCard: announcementItemCard,
  sequence: ({ items }, { formatters: { number } }, t: Translate<typeof en>) => ({
    ids: items.map(({ id }) => id),
    showAll: t('showAll', { total: number(items.length) }),
  }),
  searchEntries: ({ items }) => items.map(({ id, title, body }) => ({ title, text: body, itemId: id })),
  sinceLastVisit: announcementsSinceLastVisit,
  body: 'flush',
});

/** Two are shown, and for each that ends while the page is open there is another one. */
const MOST_ENDING = 6;

/**
 * The newest announcements, as far as they can be among those that are shown: behind two that never end, none can, and of the
 * others those are that end last.
 */
function highlights({ items }: Announcements, context: HighlightContext): Highlight[] {
  const endless = items.filter(({ until }) => until === undefined);
  const newest = endless[1] ? items.slice(0, items.indexOf(endless[1]) + 1) : items;
  const ending = newest
    .flatMap((item) => (item.until === undefined ? [] : [{ item, end: Date.parse(item.until) }]))
    .sort((one, other) => other.end - one.end)
    .slice(0, MOST_ENDING)
    .map(({ item }) => item);
  const lang = accountLang(context);
  return newest
    .filter((item) => item.until === undefined || ending.includes(item))
    .map(({ id, title, publishedAt, until }) => ({
      kind: 'news',
      text: title,
      publishedAt,
      until,
      itemId: id,
      lang,
    }));
}
