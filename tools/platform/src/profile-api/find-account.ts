import { eq, or } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { accounts } from '../database/schema.js';
import type { StoredAccount } from './call.js';
import { refuse } from './refusals.js';

/** Finds an account by basic search id, premium search id or account id. */
async function findAccount(database: Database, id: string): Promise<StoredAccount | undefined> {
  const [account] = await database
    .select()
    .from(accounts)
    .where(or(eq(accounts.basicSearchId, id), eq(accounts.premiumSearchId, id), eq(accounts.accountId, id)));
  return account;
}

/** Finds an account that may be shown. Throws a 404 or 403 refusal otherwise. */
export async function openAccount(database: Database, id: string): Promise<StoredAccount> {
  const account = await findAccount(database, id);
  if (!account) throw refuse('NOT_FOUND', 'There is no such account.');
  if (account.access === 'forbidden') throw refuse('FORBIDDEN', 'This account cannot be shown.');
  return account;
}
