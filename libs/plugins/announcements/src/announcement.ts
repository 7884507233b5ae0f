import { hasEnded } from '@oa-profile/plugin-sdk';
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

/** Those that still hold before those that are over, each in the order that they have. */
export const inOrder = (items: readonly Announcement[], now: Date): Announcement[] => [
  ...items.filter((item) => !hasEnded(item, now)),
  ...items.filter((item) => hasEnded(item, now)),
];

/** What a visitor is shown as new on a first visit: what is no older, and only the newest. */
const NEWS_DAYS = 7;
const MOST_AT_FIRST = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Those that are news to a visitor, of announcements that are in the order of their publication: what was published since
 * the last visit. What is dated ahead is no news yet, and what is over is none any more.
 *
 * @param earlierVisit undefined on a first visit, and where nobody knows of one
 */
export function newsOf(
  items: readonly Announcement[],
  { now, earlierVisit }: { now: Date; earlierVisit: Date | undefined },
): readonly Announcement[] {
  const since = earlierVisit?.getTime() ?? now.getTime() - NEWS_DAYS * DAY_MS;
  const news = items.filter((item) => {
    const at = item.publishedAt === undefined ? Number.NaN : Date.parse(item.publishedAt);
    return at > since && at <= now.getTime() && !hasEnded(item, now);
  });
  return earlierVisit ? news : news.slice(0, MOST_AT_FIRST);
}
