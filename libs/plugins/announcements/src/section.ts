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
const MOST_NEWS = 6;

/** The newest announcements, as far as they can be among those that are shown: behind two that never end, none can. */
function highlights({ items }: Announcements, context: HighlightContext): Highlight[] {
  const endless = items.filter(({ until }) => until === undefined);
  const last = endless[1] ? items.indexOf(endless[1]) + 1 : items.length;
  const lang = accountLang(context);
  return items.slice(0, Math.min(last, MOST_NEWS)).map(({ id, title, publishedAt, until }) => ({
    kind: 'news',
    text: title,
    publishedAt,
    until,
    itemId: id,
    lang,
  }));
}
