import { lt } from 'drizzle-orm';
import { pruneTransactions } from '../visitors/act-once.js';
import type { Database } from './database.js';
import { envelopes, trackingBatches } from './schema.js';

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Removes outdated data: answers after a day, error reports and tracking after a month. */
export async function prune(database: Database, now: Date): Promise<void> {
  await pruneTransactions(database, now);
  const monthAgo = new Date(now.getTime() - MONTH);
  await database.delete(envelopes).where(lt(envelopes.receivedAt, monthAgo));
  await database.delete(trackingBatches).where(lt(trackingBatches.receivedAt, monthAgo));
}
