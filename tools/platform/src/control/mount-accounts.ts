import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { accounts } from '../database/schema.js';
import type { PlatformContext, PlatformEnv } from '../platform-context.js';
import { openAccount } from '../profile-api/find-account.js';
import type { AccountContent } from '../seeds/account-seed.js';
import { readBody } from './read-body.js';

const patch = v.record(v.string(), v.unknown());

/** Changes what an account says, as its owner would. */
export function mountAccounts(app: Hono<PlatformEnv>, { database }: PlatformContext): void {
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
