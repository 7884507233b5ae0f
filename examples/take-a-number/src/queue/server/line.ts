import * as v from 'valibot';
import { ticket } from '../ticket.js';

const time = v.pipe(v.number(), v.minValue(0));

const entry = v.object({
  /** Hash of the ticket's key: whoever reads a file of lines can neither see nor leave anybody's place. */
  key: v.string(),
  number: v.number(),
  partySize: v.number(),
  state: ticket.entries.state,
  /** When it was taken, in milliseconds. */
  takenAt: time,
  /** When its turn was over, or its visitor had left. */
  endedAt: v.optional(time),
});

/** A waiting line as it is kept. */
export const keptLine = v.object({
  isOpen: v.boolean(),
  /** The number that was given last. */
  last: v.number(),
  /** Those who wait, and for a while those who do no more, by number. */
  entries: v.array(entry),
  /** When the last numbers were called, which tells how fast the line goes. */
  calls: v.array(time),
});

export type Entry = v.InferOutput<typeof entry>;
export type Line = v.InferOutput<typeof keptLine>;

export const emptyLine: Line = { isOpen: true, last: 0, entries: [], calls: [] };
