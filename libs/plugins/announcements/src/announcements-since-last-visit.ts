import { instant, itemId } from '@oa-profile/api-client/schemas/building-blocks';
import type { Translate } from '@oa-profile/i18n';
import { hasEnded, type Change, type ChangeContext, type SinceLastVisit } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';
import type { Announcements } from './data.js';
import type { en } from './locales/en.js';

/** Announcements in a digest: nobody counts more new ones. */
const MOST = 30;

/** The newest announcements, each with the time of its publication, and with its end if it has one. */
const digest = v.array(v.tupleWithRest([itemId, instant], instant));
type Digest = v.InferOutput<typeof digest>;

/**
 * How many announcements are there that were not. One that is older than all of those has only come back into the list,
 * one that is dated ahead is told on its day,
 * and one that is over is not told.
 */
export const announcementsSinceLastVisit: SinceLastVisit<Announcements, Digest> = {
  digest: ({ items }) =>
    items
      .slice(0, MOST)
      .flatMap(({ id, publishedAt, until }): Digest =>
        publishedAt === undefined ? [] : [until === undefined ? [id, publishedAt] : [id, publishedAt, until]],
      ),
  schema: digest,
  changes(before = [], after, { formatters, now }: ChangeContext, t: Translate<typeof en>): Change[] {
    const seen = new Set(before.map(([id]) => id));
    const isPublished = (at: number): boolean => at <= now.getTime();
    const [oldest = Number.NEGATIVE_INFINITY] = before
      .map(([, at]) => Date.parse(at))
      .filter(isPublished)
      .sort((a, b) => a - b);
    const found = after.filter(([id, publishedAt, until]) => {
      const at = Date.parse(publishedAt);
      return !seen.has(id) && isPublished(at) && at > oldest && !hasEnded({ until }, now);
    });
    const [only] = found;
    if (!only) return [];
    const count = found.length;
    return [
      {
        text: t('change.new', { count, displayCount: formatters.number(count) }),
        itemId: count === 1 ? only[0] : undefined,
      },
    ];
  },
};
