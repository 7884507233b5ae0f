import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { visitors } from '../database/schema.js';

export type Visitor = typeof visitors.$inferSelect;

/** Tokens of this form are valid even if unknown: each creates a new visitor. */
export const visitorTokenPattern = /^visitor-[\w.-]{1,80}$/;

/** Finds the visitor of a token; undefined if the token is invalid. */
export async function identifyVisitor(
  database: Database,
  token: string,
  now: Date,
): Promise<Visitor | undefined> {
  const stored = await findVisitor(database, token);
  if (stored || !visitorTokenPattern.test(token)) return stored;
  await database.insert(visitors).values({ token, createdAt: now }).onConflictDoNothing();
  return findVisitor(database, token);
}

async function findVisitor(database: Database, token: string): Promise<Visitor | undefined> {
  const [visitor] = await database.select().from(visitors).where(eq(visitors.token, token));
  return visitor;
}
