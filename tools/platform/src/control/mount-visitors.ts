import { favoriteStates, friendshipTypes } from '@oa-profile/api-client/internal';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import {
  visitors,
  follows,
  holdings,
  keptContents,
  relations,
  reports,
  reservations,
} from '../database/schema.js';
import type { PlatformContext, PlatformEnv } from '../platform-context.js';
import { openAccount } from '../profile-api/find-account.js';
import { storeHolding } from '../profile-api/holdings.js';
import { storeRelation } from '../profile-api/visitor-actions.js';
import { ANONYMOUS_TOKEN } from '../visitors/anonymous-visitor.js';
import { visitorTokenPattern } from '../visitors/identify-visitor.js';
import { readBody } from './read-body.js';
import type { Database } from '../database/database.js';

/** The range of the database's integer columns. */
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

const relation = v.strictObject({
  searchId: v.string(),
  friendshipType: v.picklist(friendshipTypes),
  favorite: v.optional(v.picklist(favoriteStates)),
});

const holding = v.strictObject({
  searchId: v.string(),
  points: v.optional(v.pipe(wholeNumber, v.maxValue(50))),
  usedCoupons: v.optional(v.array(v.string())),
  usedAt: v.optional(v.record(v.string(), v.pipe(v.string(), v.isoTimestamp()))),
  joinedPlans: v.optional(v.array(v.string())),
  draws: v.optional(v.record(v.string(), v.picklist(['entered', 'won', 'lost']))),
});

const visitorRequest = v.strictObject({
  token: v.pipe(v.string(), v.regex(visitorTokenPattern)),
  relation: v.optional(relation),
  relations: v.optional(v.array(relation), []),
  holdings: v.optional(v.array(holding), []),
  defaultFriendship: v.optional(v.picklist(friendshipTypes)),
  followingElsewhere: v.optional(wholeNumber),
  keepQuota: v.optional(wholeNumber),
  keepTrouble: v.optional(v.picklist(['forbidden', 'denied', 'notFound', 'storage', 'internal'])),
});

/** Prepares visitors, and shows what they have done. */
export function mountVisitors(app: Hono<PlatformEnv>, { database, now }: PlatformContext): void {
  app.post('/__control/visitors', async (c) => {
    const request = await readBody(c, visitorRequest);
    const { token, relation: single, relations, holdings, ...columns } = request;
    await database.transaction(async (transaction) => {
      await transaction.insert(visitors).values({ token, createdAt: now() }).onConflictDoNothing();
      if (Object.keys(columns).length > 0)
        await transaction.update(visitors).set(columns).where(eq(visitors.token, token));
      for (const { searchId, ...wanted } of [...(single ? [single] : []), ...relations])
        await storeRelation(transaction, { token }, await openAccount(transaction, searchId), wanted);
      for (const { searchId, ...wanted } of holdings)
        await storeHolding(transaction, { token }, await openAccount(transaction, searchId), wanted);
    });
    return c.json({ token }, 201);
  });

  app.get('/__control/visitors/:token', async (c) => {
    const token = c.req.param('token');
    const record = await visitorRecord(database, token === 'anonymous' ? ANONYMOUS_TOKEN : token);
    return record ? c.json(record) : c.notFound();
  });
}

const tables = { relations, follows, holdings, reports, reservations, keeps: keptContents };

/** Everything stored about a visitor; undefined for an unknown one. */
async function visitorRecord(
  database: Database,
  token: string,
): Promise<Record<string, unknown> | undefined> {
  const [visitor] = await database.select().from(visitors).where(eq(visitors.token, token));
  if (!visitor) return undefined;
  const rows = Object.entries(tables).map(
    async ([name, table]) =>
      [name, await database.select().from(table).where(eq(table.token, token))] as const,
  );
  return { ...visitor, ...Object.fromEntries(await Promise.all(rows)) };
}
