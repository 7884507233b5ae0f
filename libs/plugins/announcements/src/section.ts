'use client';

import type { Translate } from '@oa-profile/i18n';
import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
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
