import type { Announcements } from '@oa-profile/api-client/schemas';
import { shorten, type ItemCard } from '@oa-profile/plugin-sdk';
import { findAnnouncement } from './announcement.js';

/** As much as messengers show of a description. */
const DESCRIPTION_LENGTH = 120;

/** What a link to an announcement shows of it. */
export function announcementItemCard(data: Announcements, itemId: string): ItemCard | undefined {
  const announcement = findAnnouncement(data, itemId);
  if (!announcement) return undefined;
  const { title, body, picture } = announcement;
  return { title, description: body?.trim() ? shorten(body, DESCRIPTION_LENGTH) : undefined, picture };
}
