import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { holdings, type DrawState } from '../database/schema.js';
import type { Visitor } from '../visitors/identify-visitor.js';
import type { StoredAccount } from './call.js';

/** What a visitor has at an account: points on the reward card, used coupons, draws, joined plans. */
export interface Holding {
  points: number;
  usedCoupons: string[];
  /** When they were used, by the coupon's id. */
  usedAt: Record<string, string>;
  joinedPlans: string[];
  draws: Record<string, DrawState>;
}

const nothing: Holding = { points: 0, usedCoupons: [], usedAt: {}, joinedPlans: [], draws: {} };

/** What the visitor has at the account. An anonymous one has nothing. */
export async function holdingOf(
  database: Database,
  visitor: Visitor | undefined,
  { accountId }: Pick<StoredAccount, 'accountId'>,
): Promise<Holding> {
  if (!visitor) return nothing;
  const [stored] = await database
    .select({
      points: holdings.points,
      usedCoupons: holdings.usedCoupons,
      usedAt: holdings.usedAt,
      joinedPlans: holdings.joinedPlans,
      draws: holdings.draws,
    })
    .from(holdings)
    .where(and(eq(holdings.token, visitor.token), eq(holdings.accountId, accountId)));
  return stored ?? nothing;
}

/** Stores what a visitor has at the account; missing values stay unchanged. */
export async function storeHolding(
  database: Database,
  { token }: Pick<Visitor, 'token'>,
  { accountId }: Pick<StoredAccount, 'accountId'>,
  holding: Partial<Holding>,
): Promise<void> {
  const insertion = database.insert(holdings).values({ token, accountId, ...holding });
  const target = [holdings.token, holdings.accountId];
  if (Object.keys(holding).length === 0) await insertion.onConflictDoNothing({ target });
  else await insertion.onConflictDoUpdate({ target, set: holding });
}
