import { createHash } from 'node:crypto';
import type { SubPagePluginType } from '@oa-profile/api-client';
import { subPagePluginTypes } from '@oa-profile/api-client/internal';
import { and, eq } from 'drizzle-orm';
import type { BusyTimes } from '@oa-profile/plugin-busy-times/data';
import { localDate, minutesOfDay, openStateAt } from '@oa-profile/business-hours';
import { subPagePlugins } from '../database/schema.js';
import type { Refusal } from '../refusal.js';
import type { SeededSubPages } from '../seeds/account-seed.js';
import { withShareImage } from '../seeds/share-images.js';
import type { Call } from './call.js';
import { holdingOf } from './holdings.js';
import { refuse } from './refusals.js';
import { translate } from './translate.js';
import { weekdayOf } from './calendar.js';

/** Items in a page of a long list. */
const PAGE_SIZE = 6;

/** Answers a sub-page plugin: its type, and its content in the visitor's language. */
export async function getSubPagePlugin(call: Call): Promise<{ type: SubPagePluginType; content: unknown }> {
  const { database, account, language, params } = call;
  const type = subPagePluginTypes.find((known) => known === params['type']);
  if (!type) throw refuse('NOT_FOUND', 'There is no such type of plugin.');
  const [stored] = await database
    .select()
    .from(subPagePlugins)
    .where(
      and(
        eq(subPagePlugins.accountId, account.accountId),
        eq(subPagePlugins.pageId, params['pageId'] ?? ''),
        eq(subPagePlugins.type, type),
        eq(subPagePlugins.pluginId, params['pluginId'] ?? ''),
      ),
    );
  if (!stored) throw missing(type);
  const own = account.content.page.original.account.contentLanguage;
  const { value } = translate<SeededSubPages[SubPagePluginType]>(stored.content, own, language);
  return { type, content: await shown[type](value as never, call) };
}

/** Adapts the seeded content to the time and the visitor. */
const shown: {
  readonly [Type in SubPagePluginType]: (content: SeededSubPages[Type], call: Call) => unknown;
} = {
  MEDIA: ({ items }, call) => pageOf({ items: items.map(withShareImage), total: items.length }, call),
  EZSTORE: pageOf,
  async COUPON(content, call) {
    const { usedCoupons, usedAt, draws } = await holdingOf(call.database, call.visitor, call.account);
    return pageOf(
      {
        items: content.items.map((item) => ({
          ...withShareImage(item),
          used: usedCoupons.includes(item.id),
          usedAt: usedAt[item.id],
          // Of an anonymous visitor nothing is known.
          ...(item.lotteryPercent !== undefined &&
            call.visitor && { drawState: draws[item.id] ?? 'notEntered' }),
        })),
      },
      call,
    );
  },
  async SHOPCARD(content, { database, visitor, account }) {
    const { points } = await holdingOf(database, visitor, account);
    return { ...content, points };
  },
  async MEMBERSHIP({ plans }, { database, visitor, account }) {
    const { joinedPlans } = await holdingOf(database, visitor, account);
    return { plans: plans.map((plan) => ({ ...plan, joined: joinedPlans.includes(plan.id) })) };
  },
  TRAFFICINFO: withLive,
};

/** Missing busy times have their own code, which pages distinguish. */
const missing = (type: SubPagePluginType): Refusal =>
  type === 'TRAFFICINFO'
    ? refuse('NOT_FOUND_TRAFFIC_INFO', 'Nobody has measured how busy the account is.')
    : refuse('NOT_FOUND', 'The account has no such plugin.');

function pageOf(content: { items: unknown[]; total?: number }, { query }: Call): unknown {
  const { cursor = '0' } = query;
  const start = /^\d{1,6}$/.test(cursor) ? Number(cursor) : -1;
  if (start < 0 || start > content.items.length) throw refuse('INVALID', 'There is no such cursor.');
  const end = start + PAGE_SIZE;
  const items = content.items.slice(start, end);
  return { ...content, items, ...(end < content.items.length && { nextCursor: String(end) }) };
}

/** How often the guests are counted. */
const INTERVAL = 5 * 60 * 1000;

/** Adds the live value, if the account counts its guests and is open. */
function withLive(content: SeededSubPages['TRAFFICINFO'], { account, now }: Call): BusyTimes {
  const { basicInfo } = account.content.page.original;
  if (!account.content.countsGuests || !basicInfo?.hours) return content;
  if (openStateAt(basicInfo.hours, now).state !== 'open') return content;
  const measuredAt = new Date(Math.floor(now.getTime() / INTERVAL) * INTERVAL);
  const { timeZone } = basicInfo.hours;
  const hour = Math.floor(minutesOfDay(timeZone, measuredAt) / 60);
  const usual = content.weekdays[weekdayOf(localDate(timeZone, measuredAt))][hour];
  if (typeof usual !== 'number') return content;
  const value = Math.min(100, Math.max(1, Math.round(usual * changeAt(account.accountId, measuredAt))));
  return { ...content, live: { value, measuredAt: measuredAt.toISOString() } };
}

/** Factor for the usual value, 0.75 to 1.25: pseudo-random, the same for the same count. */
function changeAt(accountId: string, measuredAt: Date): number {
  const seed = `${accountId} ${measuredAt.toISOString()}`;
  return 0.75 + (createHash('sha256').update(seed).digest()[0] ?? 0) / 510;
}
