import { eq, notInArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { placeOf, type AccountSeed } from '../seeds/account-seed.js';
import { accountSeeds } from '../seeds/account-seeds.js';
import { visitorSeeds, type VisitorSeed } from '../seeds/visitor-seeds.js';
import type { Database } from './database.js';
import {
  accounts,
  follows,
  holdings,
  keptContents,
  relations,
  seedVersions,
  subPagePlugins,
  visitors,
} from './schema.js';

const NAME = 'seeds';

/** Inserts the seeds once per version. A newer one replaces accounts, never visitors' actions or existing visitors. */
export async function seedDatabase(database: Database, now: Date): Promise<void> {
  const version = createHash('sha256')
    .update(JSON.stringify([accountSeeds, visitorSeeds]))
    .digest('hex');
  await database.transaction(async (transaction) => {
    // Two platforms that start on one PostgreSQL server at the same time take turns.
    await transaction.execute(sql`lock table ${seedVersions} in exclusive mode`);
    const [applied] = await transaction.select().from(seedVersions).where(eq(seedVersions.name, NAME));
    if (applied?.version === version) return;
    for (const seed of accountSeeds) await seedAccount(transaction, seed);
    const seeded = accountSeeds.map(({ page }) => page.original.account.accountId);
    await transaction.delete(accounts).where(notInArray(accounts.accountId, seeded));
    for (const seed of visitorSeeds) await seedVisitor(transaction, seed, now);
    const row = { version, appliedAt: now };
    await transaction
      .insert(seedVersions)
      .values({ name: NAME, ...row })
      .onConflictDoUpdate({ target: seedVersions.name, set: row });
  });
}

async function seedAccount(database: Database, seed: AccountSeed): Promise<void> {
  const {
    access = 'open',
    defaultFriendship = 'unspecified',
    friends,
    followers,
    posts,
    subPages,
    ...content
  } = seed;
  const { accountId, basicSearchId, premiumSearchId = null } = content.page.original.account;
  const row = {
    basicSearchId,
    premiumSearchId,
    access,
    defaultFriendship,
    friends,
    followers,
    posts,
    content,
  };
  await database
    .insert(accounts)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: accounts.accountId, set: row });
  await database.delete(subPagePlugins).where(eq(subPagePlugins.accountId, accountId));
  for (const subPage of subPages ?? [])
    await database
      .insert(subPagePlugins)
      .values({ accountId, ...placeOf(subPage), content: subPage.content });
}

async function seedVisitor(database: Database, seed: VisitorSeed, now: Date): Promise<void> {
  const {
    token,
    relations: known = [],
    follows: followed = [],
    keeps = [],
    holdings: held = [],
    ...columns
  } = seed;
  const [fresh] = await database
    .insert(visitors)
    .values({ token, ...columns, createdAt: now })
    .onConflictDoNothing()
    .returning();
  // Visitors cannot change these, so existing ones get them, too.
  for (const { searchId, ...holding } of held)
    await database
      .insert(holdings)
      .values({ token, accountId: accountIdOf(searchId), ...holding })
      .onConflictDoNothing();
  if (!fresh) return;
  for (const { searchId, friendshipType, favorite } of known)
    await database
      .insert(relations)
      .values({ token, accountId: accountIdOf(searchId), friendshipType, favorite });
  for (const searchId of followed)
    await database.insert(follows).values({ token, accountId: accountIdOf(searchId), createdAt: now });
  for (const content of keeps)
    await database.insert(keptContents).values({ token, ...content, createdAt: now });
}

function accountIdOf(searchId: string): string {
  const found = accountSeeds
    .map(({ page }) => page.original.account)
    .find(({ basicSearchId, premiumSearchId }) => [basicSearchId, premiumSearchId].includes(searchId));
  if (!found) throw new Error(`No seed has the search id ${searchId}`);
  return found.accountId;
}
