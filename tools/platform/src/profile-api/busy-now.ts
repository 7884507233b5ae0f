import type { BusyTimes } from '@oa-profile/plugin-busy-times/data';
import { localDate, minutesOfDay, openStateAt } from '@oa-profile/business-hours';
import { createHash } from 'node:crypto';
import type { SeededSubPages } from '../seeds/account-seed.js';
import type { Call } from './call.js';
import { weekdayOf } from './calendar.js';

/** How often the guests are counted. */
const INTERVAL = 5 * 60 * 1000;

/** Adds the live value, if the account counts its guests and is open. */
export function withLive(content: SeededSubPages['TRAFFICINFO'], { account, now }: Call): BusyTimes {
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
