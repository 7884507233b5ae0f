import type { ReservationInventory } from '@oa-profile/api-client';

/** Most reservations are for two. */
const USUAL_SIZE = 2;

/** Party sizes that the account takes; at least one size, whatever its limits say. */
export function partySizes({ min, max }: ReservationInventory['partySize']): number[] {
  const least = Math.max(1, min);
  return Array.from({ length: Math.max(1, max - least + 1) }, (_, more) => least + more);
}

/** The party size to reserve for: the visitor's choice, limited to what the account takes. */
export function partySizeOf(limits: ReservationInventory['partySize'], chosen = USUAL_SIZE): number {
  const sizes = partySizes(limits);
  const [least = 1] = sizes;
  const most = sizes.at(-1) ?? least;
  return Math.min(Math.max(chosen, least), most);
}

/** The maximum characters of a request to the account; the API's own limit, without importing its schemas. */
export const NOTE_LIMIT = 500;
