import { instant, itemId } from '@oa-profile/api-client/schemas/building-blocks';
import type { Translate } from '@oa-profile/i18n';
import type { Change, ChangeContext, SinceLastVisit } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';
import type { Announcements } from './data.js';
import type { en } from './locales/en.js';

/** Announcements in a digest: nobody counts more new ones. */
const MOST = 30;

/** The newest announcements, each with the time of its publication. */
const digest = v.array(v.tuple([itemId, instant]));
type Digest = v.InferOutput<typeof digest>;

/** How many announcements have been published after all that the visitor could see. */
export const announcementsSinceLastVisit: SinceLastVisit<Announcements, Digest> = {
  digest: ({ items }) =>
    items.slice(0, MOST).flatMap(({ id, publishedAt }) => (publishedAt ? [[id, publishedAt]] : [])),
  schema: digest,
  changes(before = [], now, { formatters }: ChangeContext, t: Translate<typeof en>): Change[] {
    const last = Math.max(...before.map(([, at]) => Date.parse(at)));
    const found = now.filter(([, at]) => Date.parse(at) > last);
    const [only] = found;
    if (!only) return [];
    const count = found.length;
    return [
      {
        text: t('since.new', { count, displayCount: formatters.number(count) }),
        itemId: count === 1 ? only[0] : undefined,
      },
    ];
  },
};
