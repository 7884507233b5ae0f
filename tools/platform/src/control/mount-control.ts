import type { Hono } from 'hono';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { envelopes, trackingBatches, accounts, reservations } from '../database/schema.js';
import { faultRequest, type Faults } from '../faults/faults.js';
import type { RequestLog } from '../faults/request-log.js';
import type { PlatformContext, PlatformEnv } from '../platform-context.js';
import { mountVisitors } from './mount-visitors.js';
import { readBody } from './read-body.js';
import { openAccount } from '../profile-api/find-account.js';
import type { AccountContent } from '../seeds/account-seed.js';
import { refuse } from '../profile-api/refusals.js';
import { findSlot, tablesLeft } from '../profile-api/reservation.js';
import { anonymousVisitor } from '../visitors/anonymous-visitor.js';

/** Routes for tests and demos: faults, prepared accounts and visitors, and records of what the platform received. */
export function mountControl(
  app: Hono<PlatformEnv>,
  context: PlatformContext,
  { faults, requests }: { faults: Faults; requests: RequestLog },
): void {
  mountFaults(app, faults);
  mountAccounts(app, context);
  mountVisitors(app, context);
  mountReservations(app, context);
  mountReceived(app, context, requests);
}

function mountFaults(app: Hono<PlatformEnv>, faults: Faults): void {
  app.post('/__control/faults', async (c) => {
    const { id } = faults.add(await readBody(c, faultRequest));
    return c.json({ id }, 201);
  });
  app.get('/__control/faults', (c) => c.json(faults.list()));
  app.get('/__control/faults/:id', (c) => {
    const fault = faults.list().find(({ id }) => id === c.req.param('id'));
    return fault ? c.json(fault) : c.notFound();
  });
  app.delete('/__control/faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  app.delete('/__control/faults/:id', (c) =>
    faults.remove(c.req.param('id')) ? c.body(null, 204) : c.notFound(),
  );
}

function mountReceived(app: Hono<PlatformEnv>, { database }: PlatformContext, requests: RequestLog): void {
  for (const [path, table] of [
    ['/__control/envelopes', envelopes],
    ['/__control/tracking', trackingBatches],
  ] as const) {
    app.get(path, async (c) => c.json(await database.select().from(table).orderBy(table.id)));
    app.delete(path, async (c) => {
      await database.delete(table);
      return c.body(null, 204);
    });
  }
  app.get('/__control/requests', (c) => c.json(requests.list()));
  app.delete('/__control/requests', (c) => {
    requests.clear();
    return c.body(null, 204);
  });
}

const patch = v.record(v.string(), v.unknown());

/** Changes what an account says, as its owner would. */
function mountAccounts(app: Hono<PlatformEnv>, { database }: PlatformContext): void {
  app.get('/__control/accounts/:searchId', async (c) => {
    const { content } = await openAccount(database, c.req.param('searchId'));
    return c.json(content);
  });
  app.patch('/__control/accounts/:searchId', async (c) => {
    const change = await readBody(c, patch);
    const { accountId, content: before } = await openAccount(database, c.req.param('searchId'));
    const content = merged(before, change) as AccountContent;
    await database.update(accounts).set({ content }).where(eq(accounts.accountId, accountId));
    return c.json(content);
  });
}

/** A JSON merge patch (RFC 7396): null removes, lists are replaced. */
function merged(value: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  const current = isObject(value) ? value : {};
  const entries = Object.entries(change).map(([key, part]) => [key, merged(current[key], part)] as const);
  return Object.fromEntries(
    Object.entries({ ...current, ...Object.fromEntries(entries) }).filter(([, part]) => part !== null),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const slotRequest = v.strictObject({
  searchId: v.string(),
  slotId: v.string(),
  /** Number of tables to leave free, if there are as many. */
  tablesLeft: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/** Fills a slot, as if anonymous guests had booked it before. */
function mountReservations(app: Hono<PlatformEnv>, { database, now }: PlatformContext): void {
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
