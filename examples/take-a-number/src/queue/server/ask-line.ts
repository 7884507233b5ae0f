import type { Account } from '@oa-profile/api-client';
import type { AskOptions } from '@oa-profile/plugin-sdk/server';
import * as v from 'valibot';
import type { GivenQueue } from '../given-queue.js';
import { line, type LineFacts } from '../ticket.js';
import { idsIn } from './ids-in.js';

/** How long a page waits for the line: it is worth more without than late. */
const PATIENCE_MS = 500;

/**
 * The account's line and how many wait; undefined if it has none. A line that does not answer is no reason for the view
 * to be gone, since somebody may have a number.
 */
export async function askLine(
  { account }: { account: Pick<Account, 'basicSearchId' | 'premiumSearchId'> },
  { settings, signal }: Pick<AskOptions, 'settings' | 'signal'>,
): Promise<GivenQueue | undefined> {
  const ids = [account.basicSearchId, account.premiumSearchId];
  const id = idsIn(settings['QUEUE_ACCOUNTS']).find((each) => ids.includes(each));
  if (id === undefined) return undefined;
  const facts = await factsAt(settings['QUEUE_URL'], id, signal);
  return { id, ...(facts && { line: facts }) };
}

async function factsAt(
  url: string | undefined,
  id: string,
  signal: AbortSignal,
): Promise<LineFacts | undefined> {
  if (!url) return undefined;
  const timely = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    const answer = await fetch(new URL(`/queue/${id}/line`, url), { signal: timely });
    return v.parse(line, await answer.json());
  } catch {
    return undefined;
  }
}
