import type { Hono } from 'hono';
import * as v from 'valibot';
import { reservations } from '../database/schema.js';
import type { PlatformContext, PlatformEnv } from '../platform-context.js';
import { openAccount } from '../profile-api/find-account.js';
import { refuse } from '../profile-api/refusals.js';
import { findSlot, tablesLeft } from '../profile-api/reservation.js';
import { anonymousVisitor } from '../visitors/anonymous-visitor.js';
import { readBody } from './read-body.js';

const slotRequest = v.strictObject({
  searchId: v.string(),
  slotId: v.string(),
  /** Number of tables to leave free, if there are as many. */
  tablesLeft: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/** Fills a slot, as if anonymous guests had booked it before. */
export function mountReservations(app: Hono<PlatformEnv>, { database, now }: PlatformContext): void {
  app.post('/__control/reservations', async (c) => {
    const { searchId, slotId, tablesLeft: wanted } = await readBody(c, slotRequest);
    const left = await database.transaction(async (transaction) => {
      const account = await openAccount(transaction, searchId);
      const slot = findSlot(account, slotId, now());
      if (!slot) throw refuse('NOT_FOUND', 'There is no such slot.');
      const free = await tablesLeft(transaction, account, slot);
      const { token } = await anonymousVisitor(transaction, now());
      const guests = Array.from({ length: Math.max(0, free - wanted) }, () => ({
        reservationId: crypto.randomUUID(),
        token,
        accountId: account.accountId,
        slotId,
        startsAt: slot.startsAt,
        partySize: 2,
        createdAt: now(),
      }));
      if (guests.length > 0) await transaction.insert(reservations).values(guests);
      return free - guests.length;
    });
    return c.json({ slotId, tablesLeft: left }, 201);
  });
}
