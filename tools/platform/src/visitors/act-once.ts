import { operations } from '@oa-profile/api-client';
import { and, eq, lt } from 'drizzle-orm';
import { is } from 'valibot';
import type { Database } from '../database/database.js';
import { transactions, visitors } from '../database/schema.js';
import { refuse } from '../profile-api/refusals.js';
import { Refusal } from '../refusal.js';
import type { Visitor } from './identify-visitor.js';

const DAY = 24 * 60 * 60 * 1000;

/** Whether an id is valid for a write: it must fit into the database, also to settle the write. */
export const isTransactionId = (id: string): boolean =>
  is(operations.settleReport.body, { transactionId: id });

/** An answer, as stored and sent. */
export interface Answer {
  status: number;
  body: unknown;
}

/** A write that must not happen twice. */
export interface Write {
  visitor: Visitor;
  /** From `x-transaction-id`; without one, nothing is remembered. */
  transactionId: string | undefined;
  /** Method and normalised path. */
  request: string;
  now: Date;
  act: (database: Database) => Promise<unknown>;
}

/**
 * Acts, and stores the answer in the same database transaction: either both are there or neither, even after a crash.
 * The same transaction id gets the first answer again, refusals included. A visitor's writes are serialised, so that a
 * simultaneous copy waits for the first.
 */
export async function actOnce(database: Database, write: Write): Promise<Answer> {
  const { visitor, transactionId, request, now, act } = write;
  return database.transaction(async (transaction) => {
    await transaction
      .select({ token: visitors.token })
      .from(visitors)
      .where(eq(visitors.token, visitor.token))
      .for('no key update');
    if (!transactionId) return { status: 200, body: await act(transaction) };
    const key = { token: visitor.token, transactionId };
    const first = await findFirst(transaction, key);
    if (first) return replay(first, request);
    const answer = await answerOf(() => transaction.transaction(act));
    const [remembered] = await transaction
      .insert(transactions)
      .values({ ...key, ...answer, request, createdAt: now })
      .onConflictDoNothing()
      .returning({ status: transactions.status });
    // The act itself has taken the id: it has settled a write under the id that it was sent with.
    if (!remembered) throw usedBefore();
    return answer;
  });
}

/**
 * Settles a write whose answer was lost: returns the result if the write has happened, else null. From then on it
 * cannot happen any more: a copy still in flight is refused. Must be called inside {@link actOnce}, which serialises a
 * visitor's writes.
 */
export async function settleWrite<Result>(
  database: Database,
  { visitor, transactionId, request, now }: Omit<Write, 'act'> & { transactionId: string },
): Promise<Result | null> {
  const key = { token: visitor.token, transactionId };
  const first = await findFirst(database, key);
  if (first) {
    const { status, body } = replay(first, request);
    return status === 200 ? (body as { result: Result }).result : null;
  }
  const { status, body } = refuse('WITHDRAWN', 'This write was settled before it arrived.');
  await database.insert(transactions).values({ ...key, status, body, request, createdAt: now });
  return null;
}

/** Removes answers that are older than a day. */
export async function pruneTransactions(database: Database, now: Date): Promise<void> {
  await database.delete(transactions).where(lt(transactions.createdAt, new Date(now.getTime() - DAY)));
}

async function findFirst(
  database: Database,
  { token, transactionId }: { token: string; transactionId: string },
) {
  const [first] = await database
    .select()
    .from(transactions)
    .where(and(eq(transactions.token, token), eq(transactions.transactionId, transactionId)));
  return first;
}

function replay(first: typeof transactions.$inferSelect, request: string): Answer {
  if (first.request !== request) throw usedBefore();
  return { status: first.status, body: first.body };
}

const usedBefore = (): Refusal => refuse('INVALID', 'This transaction id was used for another request.');

/** Refusals are answers as well; any other error is our fault, and the visitor may try again. */
async function answerOf(act: () => Promise<unknown>): Promise<Answer> {
  try {
    return { status: 200, body: await act() };
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return { status: error.status, body: error.body };
    throw error;
  }
}
