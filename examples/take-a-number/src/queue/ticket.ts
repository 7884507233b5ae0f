import type { PageState } from '@oa-profile/plugin-sdk/page';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A visitor's number, as the server answers. */
export const ticket = v.object({
  number: whole,
  /** How many parties are called before this one. */
  before: whole,
  isCalled: v.boolean(),
});

/** A waiting line, as anybody may see it, and as it comes with the page. */
export const line = v.object({ waiting: whole });

/** A number of this visitor, with the key by which nobody else can see or end it. */
export const ownTicket = v.object({ key: v.string(), ...ticket.entries });

export type Ticket = v.InferOutput<typeof ticket>;
export type OwnTicket = v.InferOutput<typeof ownTicket>;

/** The header with the key of a ticket. */
export const KEY_HEADER = 'queue-key';

/** What comes with the page of an account that has a line: how many wait, unless nobody could tell. */
export const givenLine = ({ given }: Pick<PageState, 'given'>): { waiting?: number } | undefined =>
  given?.['queue'] as { waiting?: number } | undefined;
