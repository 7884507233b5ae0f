import type { ReservationRequest } from '@oa-profile/api-client/schemas';
import { NOTE_LIMIT } from './note-limit.js';
import { partySizeOf } from './party-size.js';
import type { ReservationState } from './reservation-slice.js';

/** The request to send for the draft; undefined while something is missing or too long. */
export function requestOf({ inventory, draft, another }: ReservationState): ReservationRequest | undefined {
  const { slotId } = draft;
  if (!inventory || slotId === undefined || draft.note.length > NOTE_LIMIT) return undefined;
  const note = draft.note.trim();
  return {
    slotId,
    partySize: partySizeOf(inventory.partySize, draft.partySize),
    ...(note && { note }),
    ...(another && { another }),
  };
}
