import { instantAt, localDate } from '@oa-profile/business-hours';
import { parseWallTime } from '@oa-profile/business-hours/internal';
import { createHash } from 'node:crypto';
import type { ReservationRules } from '../seeds/account-seed.js';
import { addDays, weekdayOf } from './calendar.js';
import type { StoredAccount } from './call.js';

/** Number of days that can be booked, today included. */
const DAYS_AHEAD = 14;

/** A time at which a party can come. */
export interface Slot {
  slotId: string;
  startsAt: Date;
  /** Tables that can be booked here; the others were booked by telephone. */
  tables: number;
}

/** The days that can be booked, with their future slots: always the same for the same account and day. */
export function slotsAhead(
  { accountId, content }: StoredAccount,
  rules: ReservationRules,
  now: Date,
  from?: string,
): { date: string; slots: Slot[] }[] {
  const { timeZone } = content.page.original.account;
  const today = localDate(timeZone, now);
  return Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(today, days))
    .filter((date) => !from || date >= from)
    .map((date) => ({
      date,
      slots: timesOn(rules, date)
        .map((time) => ({
          slotId: `${date}T${time}`,
          startsAt: instantAt(timeZone, date, parseWallTime(time)),
          tables: rules.tables - takenByTelephone(`${accountId} ${date} ${time}`, rules.tables),
        }))
        .filter(({ startsAt }) => startsAt > now),
    }))
    .filter(({ slots }) => slots.length > 0);
}

const timesOn = (rules: ReservationRules, date: string): readonly string[] =>
  rules.closedOn?.includes(date) ? [] : (rules.weekly[weekdayOf(date)] ?? []);

/** Zero up to all of the tables: pseudo-random, the same every time. */
const takenByTelephone = (seed: string, tables: number): number =>
  (createHash('sha256').update(seed).digest()[0] ?? 0) % (tables + 1);
