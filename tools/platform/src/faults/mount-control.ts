import { favoriteStates, friendshipTypes } from '@oa-profile/api-client';
import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { envelopes, trackingBatches, visitors } from '../database/schema.js';
import type { PlatformContext, PlatformEnv } from '../platform-context.js';
import { openAccount } from '../profile-api/find-account.js';
import { refuse } from '../profile-api/refusals.js';
import { storeRelation } from '../profile-api/relation.js';
import { visitorTokenPattern } from '../visitors/identify-visitor.js';
import { faultRequest, type Faults } from './faults.js';
import type { RequestLog } from './request-log.js';

const relation = v.strictObject({
  searchId: v.string(),
  friendshipType: v.picklist(friendshipTypes),
  favorite: v.optional(v.picklist(favoriteStates)),
});

const visitorRequest = v.strictObject({
  token: v.pipe(v.string(), v.regex(visitorTokenPattern)),
  relation: v.optional(relation),
  relations: v.optional(v.array(relation), []),
  defaultFriendship: v.optional(v.picklist(friendshipTypes)),
  followingElsewhere: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  keepQuota: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  keepTrouble: v.optional(v.picklist(['forbidden', 'denied', 'notFound', 'storage', 'internal'])),
});

/** Routes for tests and demos: faults, arranged visitors, and what has reached the platform. */
export function mountControl(
  app: Hono<PlatformEnv>,
  context: PlatformContext,
  { faults, requests }: { faults: Faults; requests: RequestLog },
): void {
  mountFaults(app, faults);
  app.post('/__control/visitors', async (c) => {
    const { token, relation, relations, ...columns } = await readBody(c, visitorRequest);
    const wanted = [...(relation ? [relation] : []), ...relations];
    await context.database.transaction(async (database) => {
      await database.insert(visitors).values({ token, createdAt: context.now() }).onConflictDoNothing();
      if (Object.keys(columns).length > 0)
        await database.update(visitors).set(columns).where(eq(visitors.token, token));
      for (const { searchId, ...stored } of wanted)
        await storeRelation(database, { token }, await openAccount(database, searchId), stored);
    });
    return c.json({ token }, 201);
  });
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

async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, await c.req.json().catch(() => undefined));
  if (!parsed.success) throw refuse('INVALID', v.summarize(parsed.issues));
  return parsed.output;
}
