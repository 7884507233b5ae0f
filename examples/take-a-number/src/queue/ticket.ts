import * as v from 'valibot';

/** The largest party that takes one number. */
export const MOST_PEOPLE = 8;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const partySize = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PEOPLE));

/** What a visitor asks for. */
export const takeRequest = v.object({ partySize });

/** How many come instead. */
export const changeRequest = v.object({
  partySize,
  /** What the visitor knew: a change that comes late finds another size, and changes nothing. */
  from: partySize,
});

/** A visitor's number, as the server answers. */
export const ticket = v.object({
  number: whole,
  partySize: whole,
  /** Those called did not come if they are `missed`. */
  state: v.picklist(['waiting', 'called', 'served', 'missed', 'left']),
  /** How many parties are called before this one, while it waits. */
  before: whole,
  /** The number that was called last, unless nobody is served. */
  serving: v.nullable(whole),
  /** When its turn comes if the line goes on as it has in the last hour; null if that says nothing. */
  expectedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** A waiting line, as anybody may see it. */
export const line = v.object({
  /** Whether numbers are given. */
  isOpen: v.boolean(),
  waiting: whole,
});

export type Ticket = v.InferOutput<typeof ticket>;
export type LineFacts = v.InferOutput<typeof line>;

/** The header with the key of a ticket: the device makes it before it sends anything, and tells nobody else. */
export const KEY_HEADER = 'queue-key';

/** Whether nothing more happens to a ticket. */
export const isOver = ({ state }: Ticket): boolean => state !== 'waiting' && state !== 'called';
