import type { LineFacts, Ticket } from '../ticket.js';
import { emptyLine, type Entry, type Line } from './line.js';

const MINUTE_MS = 60_000;

/** Most parties that wait at once. */
export const MOST_WAITING = 200;
/** Most tickets that are remembered, with those of parties that wait no more. */
const MOST_KEPT = 1000;
/** How long a visitor can see what became of a ticket. */
const ENDED_KEPT_MS = 120 * MINUTE_MS;
/** Nobody waits longer: a line that was left alone overnight begins anew. */
const KEPT_MS = 12 * 60 * MINUTE_MS;
/** Calls that tell how fast the line goes, and how old the last of them may be. */
const CALLS = { least: 4, most: 11, keptMs: 60 * MINUTE_MS };

/** A line after a change, and what is answered. */
export type Changed<Result> = readonly [line: Line, result: Result];

const waitingIn = ({ entries }: Line): Entry[] => entries.filter(({ state }) => state === 'waiting');

/** The line without what is too old. Once it is empty, its numbers begin with 1 again. */
function upToDate({ entries, calls, last, isOpen }: Line, now: number): Line {
  const recent = entries.filter(
    ({ takenAt, endedAt }) => takenAt > now - KEPT_MS && (endedAt ?? now) > now - ENDED_KEPT_MS,
  );
  const surplus = recent.filter(({ endedAt }) => endedAt !== undefined).slice(0, recent.length - MOST_KEPT);
  const kept = recent.length > MOST_KEPT ? recent.filter((each) => !surplus.includes(each)) : recent;
  return kept.length
    ? { isOpen, last, entries: kept, calls: calls.filter((at) => at > now - CALLS.keptMs).slice(-CALLS.most) }
    : { ...emptyLine, isOpen };
}

/** What anybody may know of a line. */
export function factsOf(line: Line, now: number): LineFacts {
  const current = upToDate(line, now);
  return { isOpen: current.isOpen, waiting: waitingIn(current).length };
}

/** The ticket of a key; undefined if there is none. */
export function ticketOf(line: Line, key: string, now: number): Ticket | undefined {
  const current = upToDate(line, now);
  const own = current.entries.find((each) => each.key === key);
  if (!own) return undefined;
  const { number, partySize, state } = own;
  const before = state === 'waiting' ? waitingIn(current).filter((each) => each.number < number).length : 0;
  const serving = current.entries.findLast((each) => each.state === 'called')?.number ?? null;
  const expectedAt = state === 'waiting' ? expected(current.calls, before + 1, now) : null;
  return { number, partySize, state, before, serving, expectedAt };
}

/** When that many more will have been called, to the minute. */
function expected(calls: readonly number[], more: number, now: number): string | null {
  const [first = 0] = calls;
  const last = calls.at(-1) ?? 0;
  if (calls.length < CALLS.least) return null;
  const pace = (last - first) / (calls.length - 1);
  const at = Math.max(now, last + pace * more);
  return new Date(Math.ceil(at / MINUTE_MS) * MINUTE_MS).toISOString();
}

/** Gives a key its number: always the same one. Another party is not taken by a line that is closed or full. */
export function take(
  line: Line,
  { key, partySize }: Pick<Entry, 'key' | 'partySize'>,
  now: number,
): Changed<{ ticket: Ticket; isNew: boolean } | { refused: 'CLOSED' | 'FULL' }> {
  const current = upToDate(line, now);
  const known = ticketOf(current, key, now);
  if (known) return [current, { ticket: known, isNew: false }];
  if (!current.isOpen) return [current, { refused: 'CLOSED' }];
  if (waitingIn(current).length >= MOST_WAITING) return [current, { refused: 'FULL' }];
  const last = current.last + 1;
  const entry: Entry = { key, number: last, partySize, state: 'waiting', takenAt: now };
  const next = { ...current, last, entries: [...current.entries, entry] };
  return [next, { ticket: ticketOf(next, key, now) as Ticket, isNew: true }];
}

/** What a visitor changes. */
interface PartyChange extends Pick<Entry, 'key' | 'partySize'> {
  /** The size until then: of another one, nothing changes. */
  from: number;
}

/** Changes the party of a ticket that waits: its number and place stay. The result is undefined if there is none. */
export function changeParty(
  line: Line,
  { key, partySize, from }: PartyChange,
  now: number,
): Changed<Ticket | undefined> {
  const current = upToDate(line, now);
  const entries = current.entries.map((each) =>
    each.key === key && each.state === 'waiting' && each.partySize === from ? { ...each, partySize } : each,
  );
  const next = { ...current, entries };
  return [next, ticketOf(next, key, now)];
}

/** Ends the ticket of a key, unless its turn is over. The result is undefined if there is none. */
export function leave(line: Line, key: string, now: number): Changed<Ticket | undefined> {
  const current = upToDate(line, now);
  const left: Partial<Entry> = { state: 'left', endedAt: now };
  const entries = current.entries.map((each) =>
    each.key === key && each.endedAt === undefined ? { ...each, ...left } : each,
  );
  const next = { ...current, entries };
  return [next, ticketOf(next, key, now)];
}

/** Who is called, for the staff. */
export interface Called extends LineFacts {
  called: Pick<Ticket, 'number' | 'partySize'> | null;
}

/** What the staff says of the party that was called last. */
export interface CallRequest {
  /** Its number: of two calls after the same one, the second calls nobody. Null if none is being served. */
  after: number | null;
  /** Whether it did not come. */
  missed: boolean;
}

/** Calls the party after the one that was called last, which has been served, or did not come. */
export function callNext(line: Line, { after, missed }: CallRequest, now: number): Changed<Called> {
  const current = upToDate(line, now);
  const serving = current.entries.findLast(({ state }) => state === 'called');
  // Whose party has gone by itself need not know.
  const hasLeft = current.entries.some(({ number, state }) => number === after && state === 'left');
  if ((hasLeft ? null : after) !== (serving?.number ?? null))
    return [current, calledIn(current, serving, now)];
  const [first] = waitingIn(current);
  const ended: Partial<Entry> = { state: missed ? 'missed' : 'served', endedAt: now };
  const entries = current.entries.map((each): Entry => {
    if (each === first) return { ...each, state: 'called' };
    return each === serving ? { ...each, ...ended } : each;
  });
  const next = { ...current, entries, calls: first ? [...current.calls, now] : current.calls };
  return [next, calledIn(next, first, now)];
}

const calledIn = (line: Line, party: Entry | undefined, now: number): Called => ({
  called: party ? { number: party.number, partySize: party.partySize } : null,
  ...factsOf(line, now),
});

/** Begins to give numbers, or stops. Those who wait go on waiting. */
export function setOpen(line: Line, isOpen: boolean, now: number): Changed<LineFacts> {
  const next = { ...upToDate(line, now), isOpen };
  return [next, factsOf(next, now)];
}
