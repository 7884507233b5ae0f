import type { Announcements } from './data.js';

/** One piece of news. */
export type Announcement = Announcements['items'][number];

export function findAnnouncement({ items }: Announcements, itemId: string): Announcement | undefined {
  return items.find(({ id }) => id === itemId);
}

/** The memory key of an announcement that was read. */
export function readKey(itemId: string): string {
  return `announcement ${itemId}`;
}

/** Days for which an announcement counts as new. */
const NEWS_DAYS = 30;

/** Whether an announcement is recent enough to be marked as new. One that is dated ahead is not news yet. */
export function isRecent({ publishedAt }: Announcement, now: Date): boolean {
  if (publishedAt === undefined) return false;
  const age = now.getTime() - Date.parse(publishedAt);
  return age >= 0 && age < NEWS_DAYS * 24 * 60 * 60 * 1000;
}
