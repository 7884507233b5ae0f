import type { Reservation } from '@oa-profile/api-client';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { accounts, reservations } from '../database/schema.js';
import { settleWrite } from '../visitors/act-once.js';
import type { Visitor } from '../visitors/identify-visitor.js';
import type { StoredAccount, Handler } from './call.js';
import { refuse } from './refusals.js';
import { slotsAhead, type Slot } from './reservation-slots.js';

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
