import { keepContent, type KeepContent } from '@oa-profile/keep-client';
import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { safeParse } from 'valibot';
import type { Database } from '../database/database.js';
import { keptContents } from '../database/schema.js';
import type { PlatformContext, PlatformEnv } from '../platform-context.js';
import { bearerToken } from '../request-target.js';
import { parseStorableJson } from '../storable-json.js';
import type { KeepTrouble } from '../seeds/visitor-seeds.js';
import { actOnce, isTransactionId } from '../visitors/act-once.js';
import { identifyVisitor, type Visitor } from '../visitors/identify-visitor.js';
import { refuseKeep } from './keep-refusals.js';

const troubleCodes = {
  forbidden: 402,
  denied: 403,
  notFound: 405,
  storage: 808,
  internal: 809,
} as const satisfies Record<KeepTrouble, number>;

/** The visitor's own collection: create, unKeep and keepStatus. Every answer has a code and a message. */
export function mountKeepApi(app: Hono<PlatformEnv>, context: PlatformContext): void {
  app.post('/v1/keep', async (c) => {
    const visitor = await visitorOf(c, context);
    const content = safeParse(keepContent, parseStorableJson(await c.req.text()));
    if (!content.success) throw refuseKeep(101, content.issues[0].message);
    return write(c, context, visitor, (database) => create(database, visitor, content.output, context.now()));
  });
  app.get('/v1/keep/:contentId', async (c) => {
    const visitor = await visitorOf(c, context);
    return c.json(success(await isKept(context.database, visitor, c.req.param('contentId'))));
  });
  app.delete('/v1/keep/:contentId', async (c) => {
    const visitor = await visitorOf(c, context);
    const contentId = c.req.param('contentId');
    return write(c, context, visitor, async (database) => {
      await database.delete(keptContents).where(rowOf(visitor, contentId));
      return success(false);
    });
  });
}

async function visitorOf(c: Context, { database, now }: PlatformContext): Promise<Visitor> {
  const token = bearerToken(c.req.header('authorization'));
  if (!token) throw refuseKeep(403, 'no access token');
  const visitor = await identifyVisitor(database, token, now());
  if (!visitor) throw refuseKeep(405);
  const { keepTrouble } = visitor;
  // A broken storage can still be read; it only accepts nothing more.
  const isReadable = keepTrouble === 'storage' && c.req.method === 'GET';
  if (keepTrouble && !isReadable) throw refuseKeep(troubleCodes[keepTrouble]);
  return visitor;
}

async function create(database: Database, visitor: Visitor, content: KeepContent, now: Date) {
  if (await isKept(database, visitor, content.contentId)) throw refuseKeep(807);
  const kept = await database.$count(keptContents, eq(keptContents.token, visitor.token));
  if (kept >= visitor.keepQuota) throw refuseKeep(810, `the quota is ${visitor.keepQuota}`);
  await database.insert(keptContents).values({ token: visitor.token, ...content, createdAt: now });
  return success(true);
}

async function write(
  c: Context,
  { database, now }: PlatformContext,
  visitor: Visitor,
  act: (database: Database) => Promise<unknown>,
): Promise<Response> {
  const transactionId = c.req.header('x-transaction-id');
  if (transactionId && !isTransactionId(transactionId)) throw refuseKeep(101, 'x-transaction-id');
  const { status, body } = await actOnce(database, {
    visitor,
    transactionId,
    request: `${c.req.method} ${c.req.path}`,
    now: now(),
    act,
  });
  return c.json(body as object, status as ContentfulStatusCode);
}

const success = (kept: boolean) => ({ code: 0, message: 'ok', result: { kept } });

const rowOf = ({ token }: Visitor, contentId: string) =>
  and(eq(keptContents.token, token), eq(keptContents.contentId, contentId));

const isKept = async (database: Database, visitor: Visitor, contentId: string): Promise<boolean> =>
  (await database.$count(keptContents, rowOf(visitor, contentId))) > 0;
