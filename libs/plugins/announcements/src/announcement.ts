import type { Announcements } from './data.js';

/** One piece of news. */
export type Announcement = Announcements['items'][number];

/** The announcement that a link names. */
export function findAnnouncement({ items }: Announcements, itemId: string): Announcement | undefined {
  return items.find(({ id }) => id === itemId);
}

/** Under which an announcement is remembered once it was read. */
export function readKey(itemId: string): string {
  return `announcement ${itemId}`;
}

/** Days for which an announcement is news. */
const NEWS_DAYS = 30;

/** Whether an announcement is young enough to be new to somebody. */
export function isRecent({ publishedAt }: Announcement, now: Date): boolean {
  return now.getTime() - Date.parse(publishedAt) < NEWS_DAYS * 24 * 60 * 60 * 1000;
}
