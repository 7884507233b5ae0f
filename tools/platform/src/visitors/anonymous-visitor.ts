import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { visitors } from '../database/schema.js';
import type { Visitor } from './identify-visitor.js';

/** The token of the row that stands for all anonymous visitors: a request cannot have an empty token. */
export const ANONYMOUS_TOKEN = '';

/** The visitor who owns what anonymous visitors write. */
export async function anonymousVisitor(database: Database, now: Date): Promise<Visitor> {
  const row = { token: ANONYMOUS_TOKEN, createdAt: now };
  await database.insert(visitors).values(row).onConflictDoNothing();
  const [visitor] = await database.select().from(visitors).where(eq(visitors.token, ANONYMOUS_TOKEN));
  if (!visitor) throw new Error('The anonymous visitor is gone.');
  return visitor;
}
