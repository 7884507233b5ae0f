import { createHash } from 'node:crypto';
import type { Reservation } from '@oa-profile/api-client';
import { and, count, eq, inArray } from 'drizzle-orm';
import { instantAt, localDate } from '@oa-profile/business-hours';
import { parseWallTime } from '@oa-profile/business-hours/internal';
import type { Database } from '../database/database.js';
import { accounts, reservations } from '../database/schema.js';
import { settleWrite } from '../visitors/act-once.js';
import type { Visitor } from '../visitors/identify-visitor.js';
import type { StoredAccount, Handler } from './call.js';
import { refuse } from './refusals.js';
import type { ReservationRules } from '../seeds/account-seed.js';
import { addDays, weekdayOf } from './calendar.js';

export const getReservationInventory: Handler<'getReservationInventory'> = async (call) => {
  const { database, account, now, query } = call;
  const rules = account.content.reservation;
  if (!rules) return { partySize: { min: 1, max: 1 }, days: [] };
  const days = slotsAhead(account, rules, now, firstDay(query['from']));
  const slotIds = days.flatMap(({ slots }) => slots.map(({ slotId }) => slotId));
  const booked = await bookingsOf(database, account, slotIds);
  return {
    partySize: rules.partySize,
    days: days.map(({ date, slots }) => ({
      date,
      slots: slots.map((slot) => ({
        slotId: slot.slotId,
        startsAt: slot.startsAt.toISOString(),
        durationMinutes: rules.durationMinutes,
        availability: availabilityOf(slot.tables - (booked.get(slot.slotId) ?? 0)),
      })),
    })),
  };
};

export const reserve: Handler<'reserve'> = async ({ database, visitor, account, body, now }) => {
  const { slotId, partySize, note, another = false } = body;
  const rules = account.content.reservation;
  if (!rules) throw refuse('INVALID', 'This account takes no reservations.');
  if (partySize < rules.partySize.min || partySize > rules.partySize.max)
    throw refuse('INVALID', `A party has ${rules.partySize.min} to ${rules.partySize.max} people.`);
  const slot = findSlot(account, slotId, now);
  if (!slot) throw refuse('SLOT_GONE', 'This time can no longer be booked.');
  if (!another && (await hasTable(database, account, visitor, slot)))
    throw refuse('ALREADY_RESERVED', 'This visitor already has a table at this time.');
  const left = await tablesLeft(database, account, slot);
  if (left <= 0) throw refuse('SLOT_GONE', 'Somebody else took the last table.');
  const reservation: Reservation = {
    reservationId: crypto.randomUUID(),
    startsAt: slot.startsAt.toISOString(),
    durationMinutes: rules.durationMinutes,
    partySize,
  };
  await database.insert(reservations).values({
    reservationId: reservation.reservationId,
    token: visitor.token,
    accountId: account.accountId,
    slotId,
    startsAt: slot.startsAt,
    partySize,
    note,
    createdAt: now,
  });
  return reservation;
};

export const settleReservation: Handler<'settleReservation'> = async ({ database, body, path, ...call }) => ({
  reservation: await settleWrite<Reservation>(database, { ...call, ...body, request: `POST ${path}` }),
});

/** Whether the visitor has a table at that time. Their writes are serialised, so that two at once see each other. */
async function hasTable(
  database: Database,
  { accountId }: StoredAccount,
  { token }: Visitor,
  { startsAt }: Slot,
): Promise<boolean> {
  const [own] = await database
    .select({ reservationId: reservations.reservationId })
    .from(reservations)
    .where(
      and(
        eq(reservations.accountId, accountId),
        eq(reservations.token, token),
        eq(reservations.startsAt, startsAt),
      ),
    )
    .limit(1);
  return own !== undefined;
}

/** A slot that can still be booked; undefined if there is none, or its time has passed. */
export function findSlot(account: StoredAccount, slotId: string, now: Date): Slot | undefined {
  const rules = account.content.reservation;
  if (!rules) return undefined;
  return slotsAhead(account, rules, now)
    .flatMap(({ slots }) => slots)
    .find((candidate) => candidate.slotId === slotId);
}

/** Counts the free tables of a slot, and locks them until the transaction ends: the last goes to the first request. */
export async function tablesLeft(
  database: Database,
  account: StoredAccount,
  { slotId, tables }: Slot,
): Promise<number> {
  await database
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, account.accountId))
    .for('no key update');
  const booked = await bookingsOf(database, account, [slotId]);
  return tables - (booked.get(slotId) ?? 0);
}

async function bookingsOf(
  database: Database,
  { accountId }: StoredAccount,
  slotIds: string[],
): Promise<Map<string, number>> {
  if (slotIds.length === 0) return new Map();
  const rows = await database
    .select({ slotId: reservations.slotId, booked: count() })
    .from(reservations)
    .where(and(eq(reservations.accountId, accountId), inArray(reservations.slotId, slotIds)))
    .groupBy(reservations.slotId);
  return new Map(rows.map(({ slotId, booked }) => [slotId, booked]));
}

function availabilityOf(tablesLeft: number): 'free' | 'few' | 'full' {
  if (tablesLeft <= 0) return 'full';
  return tablesLeft <= 2 ? 'few' : 'free';
}

function firstDay(from: string | undefined): string | undefined {
  if (from !== undefined && !(/^\d{4}-\d\d-\d\d$/.test(from) && !Number.isNaN(Date.parse(from))))
    throw refuse('INVALID', 'from is a date: YYYY-MM-DD.');
  return from;
}

/** Number of days that can be booked, today included. */
const DAYS_AHEAD = 14;

/** A time at which a party can come. */
interface Slot {
  slotId: string;
  startsAt: Date;
  /** Tables that can be booked here; the others were booked by telephone. */
  tables: number;
}

/** The days that can be booked, with their future slots: always the same for the same account and day. */
function slotsAhead(
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
