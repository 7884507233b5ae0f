import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import {
  follows,
  holdings,
  keptContents,
  relations,
  reports,
  reservations,
  visitors,
} from '../database/schema.js';

const tables = { relations, follows, holdings, reports, reservations, keeps: keptContents };

/** Everything stored about a visitor; undefined for an unknown one. */
export async function visitorRecord(
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
