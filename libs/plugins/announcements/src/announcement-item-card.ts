import { itemDescription, type ItemCard } from '@oa-profile/plugin-sdk';
import { findAnnouncement } from './announcement.js';
import type { Announcements } from './data.js';

export function announcementItemCard(data: Announcements, itemId: string): ItemCard | undefined {
  const announcement = findAnnouncement(data, itemId);
  if (!announcement) return undefined;
  const { title, body, publishedAt, picture, shareImage } = announcement;
  return { title, description: itemDescription(body), publishedAt, picture, shareImage };
}
