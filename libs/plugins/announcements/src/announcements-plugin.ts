import { announcements, type Announcements } from '@oa-profile/api-client/schemas';
import { definePlugin, type ProfilePlugin } from '@oa-profile/plugin-sdk';
import { announcementItemCard } from './announcement-item-card.js';
import { AnnouncementView } from './announcement-view.js';
import { AnnouncementsSection } from './announcements-section.js';
import { AnnouncementsSkeleton } from './announcements-skeleton.js';
import { announcementsTexts } from './texts.js';

/** News of an account, the new ones marked, each with a link of its own. */
export const announcementsPlugin: ProfilePlugin<Announcements> = definePlugin({
  type: 'announcements',
  texts: announcementsTexts,
  schema: announcements,
  source: { kind: 'account-page' },
  isEmpty: ({ items }) => items.length === 0,
  Section: AnnouncementsSection,
  Skeleton: AnnouncementsSkeleton,
  View: AnnouncementView,
  itemCard: announcementItemCard,
  body: 'flush',
});
